import * as m from '@prostuti/text/messages'
import { SheetsPage } from '../../../features/sheets/sheets-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.sheet_title

export default function MySheets({ params: { id } }: MyPageProps<'id'>) {
  return <SheetsPage key={id} id={id} />
}
