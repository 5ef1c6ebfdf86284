import type { TestOffice } from '../test-office.ts'

export type StaffWorld = ReturnType<typeof buildStaffWorld>

let made = 0

/** Where the rows make what their calls are about. */
export const buildStaffWorld = ({ deps, ...test }: TestOffice) => ({
  test: { deps, ...test },
  db: deps.database.db,
  /** An id that nothing has. */
  nobody: 2_000_000_000,
  /** For what must be the only one of its name. */
  next: () => ++made,
})
