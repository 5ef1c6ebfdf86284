import type { Browser } from '@playwright/test'

export type View = { width: number; language: 'bn' | 'en'; isJudgedByAxe: boolean }
export type Office = { url: string; cookie: string }

/** A browser of the owner's that has nothing of the office yet. */
export async function openOffice(
  browser: Browser,
  { url, cookie }: Office,
  { width, language }: Omit<View, 'isJudgedByAxe'>,
) {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width, height: 900 }, locale: language === 'bn' ? 'bn-BD' : 'en-GB' },
    ...{ timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce', bypassCSP: true },
  })
  const [name, value] = cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  await context.addInitScript((chosen) => localStorage.setItem('office-language', chosen), language)
  return context
}
