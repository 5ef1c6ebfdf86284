import type { Page } from '@playwright/test'

const doctor = {
  id: 1,
  name: 'ডা. নুসরাত জাহান',
  phone: '+8801711000001',
  email: 'nusrat@prostuti.example',
  avatar: null,
  has_verified_device: true,
  has_active_courses_with_payment: false,
}

/**
 * A reader with a stored token and a server that knows it: for what the shell and the plumbing do with a session. How one
 * is begun is another journey's matter.
 */
export async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Once per tab, so that a token that the test takes away stays away.
    if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('signed-in')) return
    sessionStorage.setItem('signed-in', 'yes')
    localStorage.setItem('token', 'a-token-of-this-journey')
  })
  await page.route('**/api/activities', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/v3/web/app-data', async (route) => {
    const { authorization, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    const own = authorization ? { is_logged_in: true, doctor } : {}
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...own } })
  })
}
