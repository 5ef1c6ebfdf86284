import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as messages from './compiled/messages.js'
import { getLocale, inLocale } from './runtime.ts'

/** Their number is never one where they are said, or one has a message of its own, or they count nothing. */
const neverOne = [
  'batch_instalments',
  'batches_title_of',
  'checkout_plan_parts',
  'course_marks_text',
  'error_file_too_many_rows',
  'error_timetable_too_many',
  'insight_few_others',
  'insight_untold_text',
  'my_verify_full',
  'my_verify_full_later',
  'office_account_code_sent',
  'office_control_effect_minutes_value',
  'office_day_over_text',
  'office_doctor_look_hint',
  'office_order_in',
  'office_order_out',
  'office_payment_approve_text',
  'office_presence_more',
  'office_query_too_many',
  'office_reset_text',
  'office_reset_title',
  'office_said_session_open',
  'office_said_told',
  'office_settings_test_ok',
  'office_settings_test_sms_sent',
  'office_settings_test_unknown_ok',
  'office_sms_log_ms',
  'office_today_placed',
  'orders_postpone_done',
  'orders_postpone_open',
  'plan_rota_days',
  'player_back',
  'player_forward',
  'practice_of',
  'practice_pack_time',
  'readiness_lacks_exams',
  'room_low',
  'room_saved_long',
  'sms_otp',
  'sms_otp_short',
  'sms_otp_shortest',
  'timetable_marks',
  'timetable_past',
]

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

  it('count one thing in English as one, also where two are counted', () => {
    const en = { locale: 'en' } as const
    expect(messages.orders_move_seats({ count: '1' }, en)).toBe('1 seat left')
    expect(messages.orders_move_seats({ count: '2' }, en)).toBe('2 seats left')
    expect(messages.subscription_order_detail({ videos: '1', days: '30' }, en)).toBe('1 video, 30 days')
    expect(messages.subscription_order_detail({ videos: '5', days: '1' }, en)).toBe('5 videos, 1 day')
    expect(messages.office_sheet_sum({ rows: '1', doctors: '1' }, en)).toBe(
      '1 row will change, in the calendar of 1 doctor',
    )
  })

  it('have a form for one wherever English counts things', () => {
    const texts = globSync('messages/en/*.json', { cwd: join(import.meta.dirname, '..') }).flatMap((path) =>
      Object.entries(
        JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as Record<string, unknown>,
      ),
    )
    expect(texts.length).toBeGreaterThan(1000)
    // `{n} of {total} questions` counts the whole, which is never one; a name or an amount is followed by a verb.
    const counted =
      /(?<!of )\{(\w+)\} (?!(?:is|was|has|goes|gets|less|does|asks|as|earns|says|knows|stays?|waits|ends|becomes|owed)\b)(?:[a-z]+ )?[a-z]+(?<!s)s\b/
    const alone = texts.flatMap(([name, text]) => (typeof text === 'string' && counted.test(text) ? [name] : []))
    expect(alone.sort()).toEqual(neverOne)
  })

  it('speak the language of each page, also when two are made at once', async () => {
    const make = (locale: 'bn' | 'en') =>
      inLocale(locale, async () => {
        await Promise.resolve()
        return messages.shell_home_title()
      })
    expect(await Promise.all([make('en'), make('bn'), make('en')])).toEqual(['Home', 'প্রথম পাতা', 'Home'])
    expect(messages.shell_home_title()).toBe('প্রথম পাতা')
  })
})
