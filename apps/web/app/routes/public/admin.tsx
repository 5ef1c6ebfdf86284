import { redirect } from 'react-router'
import { adminUrlContext } from '../../context.ts'
import type { Route } from './+types/admin.ts'

/** The staff site is another app on its own address: whatever follows /admin is carried over to it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const rest = pathname.replace(/^\/admin\/?/, '')
  throw redirect(`${context.get(adminUrlContext)}/${rest}${search}`)
}

/** Inside the app only the server knows that address, so the browser asks it, by leaving. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  const { pathname, search, hash } = new URL(request.url)
  window.location.assign(pathname + search + hash)
  return new Promise(() => {})
}

export default function Admin() {
  return null
}
