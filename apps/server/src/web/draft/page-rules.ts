/**
 * The page of a link is fetched when a mouse rests on the link or a finger touches it, by a browser that knows such rules, as long as the
 * page sleeps. Never the doctor's own pages and files, and nothing that is not a page.
 */
export const pageRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: '[data-sleeps] a' },
          { not: { selector_matches: '[download], [aria-haspopup], [data-press]' } },
          { not: { href_matches: ['/api/*', '/my/*', '/admin*', '/login-for-admin*', '/dev/*', '/preview/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
