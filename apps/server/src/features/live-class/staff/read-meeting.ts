import { toEmbedLink } from '@prostuti/text/video-link'

/** The 11 signs of a YouTube video, whichever way its link is written; undefined for anything else. */
export const youtubeIdOf = (link: string): string | undefined =>
  toEmbedLink(link)?.match(/\/embed\/([\w-]{11})(?:\?|$)/)?.[1]

/** The number of the meeting in one of Zoom's own links; undefined for personal room names and other sites. */
export function zoomNumberOf(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (url === undefined || !/(^|\.)zoom\.us$/.test(url.hostname)) return undefined
  return /^\/(?:j|w|s)\/(\d{9,12})$/.exec(url.pathname)?.[1]
}

/** A web address that a browser opens safely; without `https` it could be changed on the way. */
export function secureLinkOf(link: string): string | undefined {
  const url = URL.canParse(link.trim()) ? new URL(link.trim()) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}
