import type { inboxShows, inboxViews, listInbox } from '@prostuti/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { categoryNames } from '../../kit/complaint/category-words.ts'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { inboxPath } from './inbox-words.ts'

const shows = ['waiting', 'snoozed', 'answered', 'closed'] as const satisfies typeof inboxShows
const views = ['mine', 'nobody', 'late'] as const satisfies typeof inboxViews

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

/** The list as the address asks for it, kept up to date with what doctors and colleagues do. */
export function useInbox() {
  const { query, change } = useQueried()
  const asked = {
    show: oneOf(shows, query.get('show')) ?? 'waiting',
    view: oneOf(views, query.get('view')),
    category: oneOf(categoryNames, query.get('category')),
    after: query.get('after') ?? undefined,
  }
  const { data, error, refetch } = useQuery({
    ...get<typeof listInbox>(inboxPath, { query: asked }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(inboxPath))) void refetch()
  })
  return { inbox: data, error, refetch, asked, change, search: query.toString() }
}
