-- Written by hand. An ordinary trigger sleeps under session_replication_role = replica, and the audit could be rewritten there.
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER audit_entry_is_append_only;
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER audit_entry_is_never_emptied;
