import { accountRows } from './rows/account-rows.ts'
import { afterRows } from './rows/after-rows.ts'
import { auditRows } from './rows/audit-rows.ts'
import { batchRows } from './rows/batch-rows.ts'
import { campaignRows } from './rows/campaign-rows.ts'
import { contentRows } from './rows/content-rows.ts'
import { coursesRows } from './rows/courses-rows.ts'
import { deskRows } from './rows/desk-rows.ts'
import { doctorRows } from './rows/doctor-rows.ts'
import { importRows } from './rows/import-rows.ts'
import { inboxRows } from './rows/inbox-rows.ts'
import { ledgerRows } from './rows/ledger-rows.ts'
import { mediaRows } from './rows/media-rows.ts'
import { membersRows } from './rows/members-rows.ts'
import { moneyRows } from './rows/money-rows.ts'
import { noticesRows } from './rows/notices-rows.ts'
import { ownRows } from './rows/own-rows.ts'
import { papersRows } from './rows/papers-rows.ts'
import { parcelsRows } from './rows/parcels-rows.ts'
import { questionRows } from './rows/question-rows.ts'
import { settingsRows } from './rows/settings-rows.ts'
import { sittingsRows } from './rows/sittings-rows.ts'
import { timetableRows } from './rows/timetable-rows.ts'
import { todayRows } from './rows/today-rows.ts'
import { websiteRows } from './rows/website-rows.ts'
import type { StaffMatrixRow } from './staff-matrix-row.ts'

/** One row for every staff call. A call without a row fails the test. */
export const staffMatrixRows: Record<string, StaffMatrixRow> = {
  ...ownRows,
  ...membersRows,
  ...deskRows,
  ...timetableRows,
  ...websiteRows,
  ...contentRows,
  ...coursesRows,
  ...batchRows,
  ...noticesRows,
  ...campaignRows,
  ...auditRows,
  ...todayRows,
  ...settingsRows,
  ...importRows,
  ...papersRows,
  ...sittingsRows,
  ...questionRows,
  ...afterRows,
  ...mediaRows,
  ...doctorRows,
  ...accountRows,
  ...ledgerRows,
  ...moneyRows,
  ...inboxRows,
  ...parcelsRows,
}
