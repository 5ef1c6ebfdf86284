import type { appData, ResponseOf } from '@prostuti/contract'
import type { RouterContextProvider } from 'react-router'
import { serverGetContext } from '../../context.ts'
import { appDataQuery } from '../app-data/use-app-data.ts'

/** The centre's name for structured data. Asked past the page's queries, because the page brings the app data already. */
export async function centreName(context: Readonly<RouterContextProvider>): Promise<string> {
  const answer = await context.get(serverGetContext)(String(appDataQuery.queryKey[0]))
  return (answer as ResponseOf<typeof appData>).company_name
}
