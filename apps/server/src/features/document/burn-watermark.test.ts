import sharp from 'sharp'
import { expect, it } from 'vitest'
import { burnWatermark } from './burn-watermark.ts'

const paper = (background: string, width = 720, height = 1080) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** How far the burnt page is from the bare one, on average: how much ink there is. */
const inkOf = async (name: string, background = '#fff') => {
  const [bare, burnt] = [await paper(background), await burnWatermark(await paper(background), { name, phone: '' })]
  const [before, after] = [await sharp(bare).stats(), await sharp(burnt).stats()]
  return Math.abs(before.channels[0]!.mean - after.channels[0]!.mean)
}

it('shapes Bengali: a conjunct takes less ink than its letters side by side', async () => {
  // With a non-joiner the same letters stand apart; boxes for letters that no font has would take the same ink.
  const [joined, apart] = [await inkOf('ক্ষক্ষক্ষক্ষ'), await inkOf('ক্\u200cষক্\u200cষক্\u200cষক্\u200cষ')]
  expect(joined).toBeGreaterThan(0.05)
  expect(joined).toBeLessThan(apart * 0.9)
})

it('shows on a dark cover as on white paper', async () => {
  expect(await inkOf('ডা. ফারহানা', '#0c5450')).toBeGreaterThan(0.05)
})

it('takes a name with signs, controls and no end for letters only', async () => {
  const name = `<svg onload="x">&amp; \u0000\u0007'${'ক্ষ্ম'.repeat(80)}`
  const burnt = await burnWatermark(await paper('#fff', 480, 160), { name, phone: '<b>&' })
  expect(await sharp(burnt).metadata()).toMatchObject({ format: 'webp', width: 480, height: 160 })
})
