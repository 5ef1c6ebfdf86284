export type CalendarLinks = { file: string; subscribe: string; google: string }

/** The addresses under which calendar programs take a calendar in. `origin` is the site's own, https://example.org. */
export function calendarLinks(origin: string, path: string, lang: string): CalendarLinks {
  const file = new URL(path, origin)
  // A calendar program sends no cookie, so the language stands in the address.
  if (lang !== 'bn') file.searchParams.set('lang', lang)
  const subscribe = file.href.replace(/^https?:/, 'webcal:')
  return {
    file: file.href,
    subscribe,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribe)}`,
  }
}
