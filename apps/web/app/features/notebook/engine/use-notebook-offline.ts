import { addressOf } from '../../../kit/address/address-of.ts'
import { useKeptPages } from '../../../kit/connection/use-kept-pages.ts'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import type { OpenNotebook } from './use-notebook.ts'

/** Where this device has today's cards, it has the pages that show them: a cheap phone drops a tab and opens it again. */
export function useNotebookOffline(open: OpenNotebook | undefined): void {
  const staff = useStaffView()
  const isKept = open?.notebook.day !== undefined && open.notebook.durable && !staff
  useKeptPages(isKept, addressOf('/my/notebook'), addressOf('/my/notebook/retest'))
}
