import type { appData, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import type { DehydratedState } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { appDataQuery } from '../app-data/use-app-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type PageMeta = {
  /** Of `meta`'s arguments. */
  matches: Matches
  /** Left out: the centre's own name and slogan. */
  title?: string | undefined
  description?: string | undefined
  /** A page with nothing to find yet stays out of search engines. */
  index?: boolean
}

/** What a page's `meta` returns: its title with the centre's name, which is data and never written in code. */
export function pageMeta({ matches, title, description, index = true }: PageMeta): MetaDescriptor[] {
  const centre = centreOf(matches)
  const company = centre?.company_name ?? ''
  const own = company && centre?.company_slogan ? `${company} · ${centre.company_slogan}` : company
  const full = title ? (company ? m.shell_page_title({ page: title, company }) : title) : own
  const text = description ?? centre?.footer_text ?? ''
  return [
    { title: full },
    ...(text ? [{ name: 'description', content: text }] : []),
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: company },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

function centreOf(matches: Matches): ResponseOf<typeof appData> | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { dehydratedState?: DehydratedState } | null
  const query = root?.dehydratedState?.queries.find(({ queryKey }) => queryKey[0] === appDataQuery.queryKey[0])
  return query?.state.data as ResponseOf<typeof appData> | undefined
}
