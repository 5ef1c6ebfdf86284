/** Nothing there for a search engine: what needs a sign-in, the sign-in itself, and answers for programs. */
const folders = ['/my/', '/api/', '/admin/', '/dev/', '/sandbox/']
const pages = [
  '/my',
  '/login',
  '/join',
  '/join-to-enroll',
  '/register',
  '/forget',
  '/otp',
  '/account-closed',
  '/login-for-admin',
  '/admin',
]

export function writeRobots(publicUrl: string): string {
  // With an end ('$') or a query after them, as '/join' alone would also forbid '/joint-replacement/batches'.
  const forbidden = [...folders, ...pages.flatMap((page) => [`${page}$`, `${page}?`])]
  return [
    'User-agent: *',
    ...forbidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
