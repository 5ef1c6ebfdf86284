import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { readEnv } from '../config/env.ts'
import { writeAudit } from '../features/audit/index.ts'
import { inviteMember, makeInvitation } from '../features/staff/index.ts'
import { openDatabase } from './database/open-database.ts'

const { staff } = tables

type Owner = { email: string; name: string }

/**
 * The first owner, and an owner whom nobody else can let in again: whoever can run a command on the server gets a link with which
 * that person chooses how to sign in. No password is ever typed here.
 */
export async function inviteOwner({ email, name }: Owner, env = readEnv()): Promise<{ link: string; expiresAt: Date }> {
  const { database, close } = await openDatabase(env)
  try {
    return await database.db.transaction(async (tx) => {
      const now = new Date()
      const { adminUrl } = env
      const [known] = await tx.select().from(staff).where(eq(staff.email, email.toLowerCase())).for('update')
      if (known !== undefined && known.role !== 'owner')
        throw new Error(
          `${email} is a member of staff already, as ${known.role}: an owner makes them an owner in the office.`,
        )
      const rights = { role: 'owner', duties: [], course_ids: null, branch_ids: null } as const
      const form = { ...rights, duties: [], email, name }
      const made =
        known === undefined
          ? await inviteMember(tx, { form, invitedBy: null, adminUrl, now, locale: 'en' })
          : {
              member: known,
              ...(await makeInvitation(tx, { staffId: known.id, kind: 'factor', invitedBy: null, adminUrl, now })),
            }
      await tx.update(staff).set({ isActive: true }).where(eq(staff.id, made.member.id))
      const about = { resource: 'staff', resourceId: String(made.member.id) }
      await writeAudit(tx, { at: now, action: 'owner_invited_by_command', ...about })
      return { link: made.link, expiresAt: made.expiresAt }
    })
  } finally {
    await close()
  }
}
