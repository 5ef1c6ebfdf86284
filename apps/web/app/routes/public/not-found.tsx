import * as m from '@prostuti/text/messages'
import { data } from 'react-router'
import NotFoundPage from '../../kit/page/not-found-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.state_not_found_page(), index: false })

export default function NotFound() {
  return <NotFoundPage />
}
