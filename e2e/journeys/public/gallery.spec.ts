import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import { expect, expectAccessible, expectNoSideways, once, open, test } from '../../support/test.ts'

test.use({ scripts: 'kept' })

test('the gallery is seen large by keyboard alone', once, async ({ page }, { project }) => {
  const narrow = project.name === 'phone'
  await startCountingShifts(page)
  await open(page, '/gallery')
  await expectNoSideways(page)
  const album = page.getByRole('region', { name: 'ক্যাম্পাস আর প্রতিদিন' })
  const pictures = album.getByRole('link')
  const count = await pictures.count()
  expect(count).toBeGreaterThanOrEqual(6)

  await pictures.first().focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'ক্যাম্পাস আর প্রতিদিন' })
  const shown = box.getByRole('img')
  const caption = (at: number) => pictures.nth(at).locator('img').getAttribute('alt')
  const expectShown = async (at: number) => {
    await expect(shown).toHaveAttribute('alt', (await caption(at)) ?? '')
    await expect(page).toHaveURL(/\?picture=\d+-\d+$/)
  }
  await expectShown(0)
  if (!narrow) await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  await expectShown(1)
  await page.keyboard.press('End')
  await expectShown(count - 1)
  await page.keyboard.press('ArrowRight')
  await expectShown(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expectShown(0)
  await page.keyboard.press('ArrowRight')
  await expectShown(1)

  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')
  await expect(pictures.nth(1)).toBeFocused()
  const { total, moved } = await shiftsSoFar(page)
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02)
  if (narrow) await expectAccessible(page)
})

test('a picture has an address: Back closes it, and it can be shared', once, async ({ page, context }) => {
  await open(page, '/gallery')
  await page.getByRole('region', { name: 'মডেল টেস্টের দিন' }).getByRole('link').nth(2).click()
  const box = page.getByRole('dialog', { name: 'মডেল টেস্টের দিন' })
  await box.getByRole('button', { name: 'পরের ছবি' }).click()
  await expect(box.getByText('৬টির মধ্যে ৪ নম্বর').first()).toBeVisible()
  const address = page.url()
  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')

  const friend = await context.newPage()
  await open(friend, address)
  await expect(friend.getByRole('dialog').getByText('৬টির মধ্যে ৪ নম্বর').first()).toBeVisible()
  await friend.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await expect(friend).toHaveURL('/gallery')
  await expect(friend.getByRole('dialog')).toHaveCount(0)
})

test(
  'a free video of ours can be wound, and one of another site is asked for only when it is played',
  once,
  async ({ page }) => {
    const asked: string[] = []
    await page.route(/youtube|ytimg/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' })
    })

    await open(page, '/v/1')
    await expect(page).toHaveTitle(/^Free Video · /)
    const video = page.locator('video')
    await expect(video.locator('track[kind=captions]')).toHaveAttribute('srclang', 'bn')
    const wound = await video.evaluate(async (element: HTMLVideoElement) => {
      if (element.readyState < 1) await new Promise((done) => element.addEventListener('loadedmetadata', done))
      element.currentTime = 20
      await new Promise((done) => element.addEventListener('seeked', done))
      return element.currentTime
    })
    expect(wound).toBe(20)

    await page.getByRole('region', { name: 'আরও ফ্রি ভিডিও' }).getByRole('link').first().click()
    await expect(page).toHaveURL('/v/2')
    await expect(page.getByText('চালালে ভিডিওটি ইউটিউব থেকে আসবে')).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: /^ভিডিও চালান/ }).click()
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1$/,
    )
    await expect(page.locator('iframe')).toBeFocused()
    await expect.poll(() => asked, 'the frame is there before its request is').toHaveLength(1)
  },
)
