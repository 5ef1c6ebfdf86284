import { useContext } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router'

/** The router itself, for what works behind the pages and navigates without a link. */
export const useDataRouter = (): DataRouter | undefined => useContext(UNSAFE_DataRouterContext)?.router
