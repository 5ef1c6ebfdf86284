import type { RouterContextProvider } from 'react-router'
import { serverGetContext } from '../../context.ts'
import { type AppData, appDataQuery } from '../app-data/use-app-data.ts'

/** The centre for structured data. Asked past the page's queries, because the page brings the app data already. */
export const askCentre = (context: Readonly<RouterContextProvider>): Promise<AppData> =>
  context.get(serverGetContext)(String(appDataQuery.queryKey[0])) as Promise<AppData>

export const centreName = async (context: Readonly<RouterContextProvider>): Promise<string> =>
  (await askCentre(context)).company_name
