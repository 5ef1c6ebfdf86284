import type { Page } from '@playwright/test'

/** Something of the site that needs no scripts, for a journey that begins with calls. */
export const plainAddress = '/robots.txt'

/** A call as the signed-in page itself makes it, and its answer; one that is refused fails the journey. */
export const callAs = <Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'x-device-token': localStorage.getItem('gns_ddt') ?? '',
      }
      if (body !== undefined) headers['content-type'] = 'application/json'
      const response = await fetch(path as string, { method: method as string, headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
      return response.json()
    },
    [method, path, body],
  )
