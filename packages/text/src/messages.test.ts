import { describe, expect, it } from 'vitest'
import * as messages from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'
import { paraglideMiddleware } from './paraglide/server.js'

describe('messages', () => {
  it('speak Bengali unless asked otherwise', () => {
    expect(getLocale()).toBe('bn')
    expect(messages.shell_login_register()).toBe('লগইন / নিবন্ধন')
    expect(messages.shell_login_register({}, { locale: 'en' })).toBe('Login / Register')
  })

  it('say the session timeout in English exactly as specified', () => {
    expect(messages.state_session_timeout_text({}, { locale: 'en' })).toBe('Session timeout! Please Reload.')
  })

  it('count days in English by their number', () => {
    expect(messages.home_event_days_left({ n: '1' }, { locale: 'en' })).toBe('1 day left')
    expect(messages.home_event_days_left({ n: '12' }, { locale: 'en' })).toBe('12 days left')
    expect(messages.home_event_days_left({ n: '১২' }, { locale: 'bn' })).toBe('আর ১২ দিন')
  })

  it('follow the lang cookie of each request, also when two are answered at once', async () => {
    const answer = (cookie: string) =>
      paraglideMiddleware(new Request('http://localhost/', { headers: { cookie } }), async () => {
        await Promise.resolve()
        return new Response(messages.shell_home_title())
      }).then((response) => response.text())

    expect(await Promise.all([answer('lang=en'), answer('lang=bn'), answer('lang=xx'), answer('')])).toEqual([
      'Home',
      'প্রথম পাতা',
      'প্রথম পাতা',
      'প্রথম পাতা',
    ])
  })
})
