/** What the service worker makes of news: pure, so that a test can say what comes of which. */

export type News = {
  title: string
  body: string
  link: string
  topic?: string
  /** By which the same push is known when it comes again. */
  id?: string
}

const unread: News = { title: 'Prostuti', body: '', link: '/my' }

/** Whatever came: browsers want each to be shown, also one that cannot be read. */
export function newsIn(text: string | undefined): News {
  try {
    const { title, body, link, topic, id } = JSON.parse(text ?? '') as Record<string, unknown>
    const texts = { ...(isText(title) && { title }), ...(isText(body) && { body }), ...(isText(link) && { link }) }
    return { ...unread, ...texts, ...(isText(topic) && { topic }), ...(isText(id) && { id }) }
  } catch {
    return unread
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The page that it tells of, on this site and nowhere else. */
export function addressIn(link: unknown, site: string): string | undefined {
  try {
    const { origin, href } = new URL(String(link), site)
    return isText(link) && origin === site ? href : undefined
  } catch {
    return undefined
  }
}
