import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { makeExam } from '../../support/make-exam.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { savedSitting } from '../../support/sittings.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once, open } from '../../support/test.ts'

const { attempt } = tables
const minute = 60_000

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: typeof name === 'string' ? bn(name) : name })
const news = (room: Page) => room.locator('[data-part~="newsbar"]')

/** As if their last answer had come twelve minutes ago. */
const fallSilent = (paperId: number) =>
  withDatabase(({ db }) => {
    const before = new Date(Date.now() - 12 * minute)
    return db.update(attempt).set({ savedAt: before, startedAt: before }).where(eq(attempt.paperId, paperId))
  })

test(
  'who fell silent is seen and given time, told something and covered by a pause, and loses nothing',
  once,
  async ({ page, elsewhere }) => {
    test.setTimeout(120_000)
    const title = bn(`মডেল টেস্ট ${Date.now()}`)
    const { id, key } = await makeExam({ questions: 4, title })

    // A doctor's phone: begun, one answer saved, and then silence.
    const visit = await elsewhere(process.env.E2E_BASE_URL)
    const room = await visit.newPage()
    await closeNewSiteNotice(room)
    const doctorId = await signIn(room)
    await open(room, `/on-spot-bcs-exam/${key}`)
    await room.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
    await room.locator('[data-part~="opt"]').nth(1).click()
    await expect(room.locator('[data-part~="saved"]')).toBeVisible()
    await expect.poll(async () => (await savedSitting(doctorId, key)).answers.size).toBe(1)
    await fallSilent(id)
    const { endsAt } = await savedSitting(doctorId, key)

    // The office finds them by the list, and by keys.
    await signInStaff(page, { role: 'manager', duties: ['exam_control'], name: 'মাহবুব আলম' })
    await page.goto('/control-room')
    await expectAccessible(page)
    await page.getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(button(page, /১০ মিনিট নীরব/)).toContainText('১')
    await expectAccessible(page)
    await expectNoSideways(page)
    await page.keyboard.press('4')
    await page.keyboard.press('x')
    await expect(page.getByText(bn('১ জন বাছা হয়েছে'))).toBeVisible()
    await page.keyboard.press('t')
    const panel = page.getByRole('region', { name: bn('সময় বাড়ান') })
    await expect(panel.getByText(bn('আপনার সময় ১০ মিনিট বাড়ানো হয়েছে'))).toBeVisible()
    await expectAccessible(page)
    // Pressed twice, given once.
    await panel.getByRole('button', { name: bn('১ জনকে ১০ মিনিট দিন') }).dblclick()
    await expect(news(room)).toContainText(bn('আপনার সময় ১০ মিনিট বাড়ানো হয়েছে'))
    expect((await savedSitting(doctorId, key)).endsAt.getTime() - endsAt.getTime()).toBe(10 * minute)
    await expect(page.getByText(bn('+১০ মিনিট পেয়েছেন'))).not.toHaveCount(0)
    await news(room).getByRole('button').click()
    await expect(news(room)).toHaveCount(0)

    // Words for all, while the phone is without a network.
    await visit.setOffline(true)
    await button(page, 'ঘরে বার্তা').click()
    await page.getByLabel(bn('বার্তা'), { exact: true }).fill('প্রশ্ন ৩-এ mmol/L পড়ুন')
    await button(page, 'পাঠান').click()
    await expect(page.getByText(bn('০ জন দেখেছেন'))).toBeVisible()
    await room.locator('[data-part~="opt"]').nth(2).click()
    await visit.setOffline(false)
    await expect(news(room)).toContainText('mmol/L', { timeout: 20_000 })
    await room.reload()
    await expect(news(room)).toContainText('mmol/L')
    await news(room).getByRole('button').click()
    await expect(page.getByText(bn('১ জন দেখেছেন'))).toBeVisible({ timeout: 15_000 })

    // A pause covers the room; what was chosen stays, and the time comes back.
    const before = (await savedSitting(doctorId, key)).endsAt
    await button(page, 'থামান').click()
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bn('থামান') })
      .click()
    await expect(room.getByRole('heading', { name: bn('পরীক্ষা একটু থেমে আছে') })).toBeVisible()
    await expectAccessible(room)
    await expect(page.getByText(bn('সব ঘর ঢাকা'))).toBeVisible()
    await inTheDark(page)
    await expectAccessible(page)
    await button(page, 'আবার চালু করুন').click()
    await expect(news(room)).toContainText(bn('পরীক্ষা আবার চলছে'))
    await news(room).getByRole('button').click()
    await room.locator('[data-part~="opt"]').nth(0).click()
    await expect.poll(async () => [...(await savedSitting(doctorId, key)).answers.values()]).toEqual([1])
    expect((await savedSitting(doctorId, key)).endsAt.getTime()).toBeGreaterThan(before.getTime())
  },
)
