import { useRouteError } from 'react-router'
import { isMissingModule } from './missing-module.ts'
import { Broken, Unfetched } from './screen-failed.tsx'

/** What is left where the shell itself did not come to stand. */
export function Crash() {
  return <main id="main">{isMissingModule(useRouteError()) ? <Unfetched /> : <Broken />}</main>
}
