import { describe, expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'

describe('the label of a device', () => {
  it.each([
    [androidChrome, 'Chrome · Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1',
      'Chrome · iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox · Windows'],
    [`${androidChrome.replace('Chrome/139.0.0.0', 'SamsungBrowser/28.0 Chrome/130.0')}`, 'Samsung Internet · Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 OPR/121.0',
      'Opera · Mac',
    ],
    [`${androidChrome} [FB_IAB/FB4A;FBAV/520.0;]`, 'Facebook · Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Gibberish/1.0', 'Linux'],
    ['curl/8.9', ''],
    [undefined, ''],
  ])('names %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label)
  })

  it('shows nothing of what a caller writes into the header', () => {
    expect(deviceLabel(`<script>alert(1)</script> ${'x'.repeat(100_000)} Chrome/1`)).toBe('')
  })
})
