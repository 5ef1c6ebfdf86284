import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's code has come alive; a form sent before that would be sent by the browser itself. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
