import type { readPresence, sayPresence } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { get, post } from '../../api/call.ts'
import styles from './presence.module.css'
import { useNews } from './staff-live.ts'

const path = '/api/v3/admin/presence'

/** Who else has this open, before two people write the same thing. `of` is the call that reads it: `/api/v3/admin/faqs/12`. */
export function Presence({ of }: { of: string }) {
  const place = of.replace('/api/v3/admin/', '')
  const query = get<typeof readPresence>(path, { query: { place } })
  const client = useQueryClient()
  const { data } = useQuery({ ...query, enabled: false })
  useEffect(() => {
    const { queryKey } = get<typeof readPresence>(path, { query: { place } })
    const say = (isOpen: boolean) => post<typeof sayPresence>(path, { place, is_open: isOpen })
    // That a colleague is not seen hurts nobody: versions see to it that nothing is lost.
    say(true).then(
      (others) => client.setQueryData(queryKey, others),
      () => undefined,
    )
    return () => void say(false).catch(() => undefined)
  }, [place, client])
  useNews((news) => {
    if (news === 'resync') void post<typeof sayPresence>(path, { place, is_open: true }).catch(() => undefined)
    else if (news.kind === 'presence' && news.place === place)
      void client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  })
  const names = data?.others.map(({ name }) => name) ?? []
  const [first] = names
  return (
    <p role="status" className={styles.presence}>
      {first !== undefined && (
        <>
          <Eye aria-hidden="true" size={18} />
          {names.length === 1
            ? m.office_presence_one({ name: first })
            : m.office_presence_more({
                names: new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names),
              })}
        </>
      )}
    </p>
  )
}
