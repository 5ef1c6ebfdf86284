import type { previewCampaign } from '@prostuti/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { post } from '../../api/call.ts'
import { type Audience, campaignsPath } from './campaign-types.ts'
import { isSaid } from './campaign-words.ts'

const pauseMs = 300

/** Whom the audience reaches that is being put together; asked for when nothing has changed for a moment. */
export function useReach(audience: Audience) {
  const key = JSON.stringify(audience)
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pauseMs)
    return () => clearTimeout(timer)
  }, [key])
  const asked = JSON.parse(settled) as Audience
  const isWhole = audience.any.flat().every(isSaid)
  const { data, error, refetch } = useQuery({
    queryKey: [`${campaignsPath}/preview`, settled],
    queryFn: ({ signal }) => post<typeof previewCampaign>(`${campaignsPath}/preview`, { audience: asked }, { signal }),
    enabled: isWhole && asked.any.flat().every(isSaid),
    placeholderData: keepPreviousData,
  })
  return { reach: isWhole ? data : undefined, isWhole, isOld: key !== settled, error, refetch }
}
