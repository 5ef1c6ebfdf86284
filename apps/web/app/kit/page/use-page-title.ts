import * as m from '@prostuti/text/messages'
import { useEffect } from 'react'
import { useAppData } from '../app-data/use-app-data.ts'

/**
 * The tab's title for a page whose name comes with its data: the server's page has it in its head already, one opened
 * from another page gets it when the data is there.
 */
export function usePageTitle(title: string | undefined): void {
  const company = useAppData()?.company_name
  const full = title && company ? m.shell_page_title({ page: title, company }) : title
  // After every drawing: a change of the query within the page lets the router write a title of its own again.
  useEffect(() => {
    if (full && document.title !== full) document.title = full
  })
}
