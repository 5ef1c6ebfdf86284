import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../testing/test-clock.ts'
import { answerComplaint } from './answer-complaint.ts'
import { closeComplaint } from './close-complaint.ts'
import { type ComplaintTest, newKey, openComplaintTest } from './complaint-test.fixture.ts'

let test: ComplaintTest
beforeAll(async () => {
  test = await openComplaintTest()
})
afterAll(() => test.close())

const answer = (complaintId: number, text = 'দেখছি') =>
  test.db.transaction((tx) => answerComplaint(tx, { staffId: test.staff.id, complaintId, text, now: test.clock.now() }))

describe('raising a complaint', () => {
  it('opens a conversation with its first message, its words in one form and without control characters', async () => {
    const doctor = await test.doctor()
    const written = '  লেকচার\u0007 ব\u09A1\u09BC\r\nচলে না '
    const id = await test.raise(doctor, { category: 'lecture', subject: 'ভিডিও', text: written })
    const { complaint, messages, has_earlier, first_unread_id } = await test.read(doctor, id)
    expect(complaint).toMatchObject({ id, category: 'lecture', subject: 'ভিডিও', state: 'open', course: null })
    expect(messages).toMatchObject([{ from: 'doctor', by: null, text: 'লেকচার ব\u09A1\u09BC\nচলে না', files: [] }])
    expect([has_earlier, first_unread_id]).toEqual([false, null])
  })

  it('makes one complaint and one message however often it is sent', async () => {
    const doctor = await test.doctor()
    const wish = { client_key: newKey() }
    const ids = await Promise.all(Array.from({ length: 5 }, () => test.raise(doctor, wish)))
    expect(new Set(ids).size).toBe(1)
    expect((await test.read(doctor, ids[0]!)).messages).toHaveLength(1)
    expect((await test.list(doctor)).total).toBe(1)
  })

  it.each([
    ['category', { category: 'weather' }],
    ['subject', { subject: ' a ' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['text', { text: ' \u0000 ' }],
    ['text', { text: 'ক'.repeat(4001) }],
    ['client_key', { client_key: 'no spaces' }],
    ['file_ids', { file_ids: [1, 2, 3, 4, 5] }],
    ['about.at_seconds', { about: { kind: 'lecture', event_id: 1, at_seconds: -1 } }],
    ['about.kind', { about: { kind: 'video', video_id: 1 } }],
  ])('is refused with 422 for a bad %s', async (field, wish) => {
    const body = { category: 'other', subject: 'বিষয়', text: 'কথা', client_key: newKey(), ...wish }
    const response = await test.post(await test.doctor(), '/complaints', body)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]])
  })

  it('is limited to twenty in an hour', async () => {
    const doctor = await test.doctor()
    for (let count = 0; count < 20; count++) await test.raise(doctor)
    const body = { category: 'other', subject: 'বিষয়', text: 'কথা', client_key: newKey() }
    const response = await test.post(doctor, '/complaints', body)
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
  })
})

describe('the conversation', () => {
  it('goes to and fro: answered by staff, open again when the doctor writes', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const stateOf = async () => (await test.read(doctor, id)).complaint.state
    await answer(id)
    expect(await stateOf()).toBe('answered')
    expect((await test.write(doctor, id)).statusCode).toBe(201)
    expect(await stateOf()).toBe('open')
    expect((await test.read(doctor, id)).messages.map(({ from, by }) => [from, by])).toEqual([
      ['doctor', null],
      ['centre', test.staff.name],
      ['doctor', null],
    ])
  })

  it('holds a message once, however often it is sent, also after it was closed', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const wish = { client_key: newKey() }
    const sent = await Promise.all(Array.from({ length: 4 }, () => test.write(doctor, id, wish)))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    await test.post(doctor, `/complaints/${id}/close`)
    expect((await test.write(doctor, id, wish)).json().message.client_key).toBe(wish.client_key)
    expect((await test.read(doctor, id)).messages).toHaveLength(2)
  })

  it('needs words or a file', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const empty = await test.write(doctor, id, { text: ' \n ' })
    expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([422, ['text']])
    const fileId = await test.fileId(doctor)
    const withFile = await test.write(doctor, id, { text: '', file_ids: [fileId] })
    expect(withFile.json().message.files).toMatchObject([{ id: fileId, type: 'image/webp' }])
  })

  it('comes in pieces when it is long, without a gap', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    for (let count = 1; count <= 70; count++) await answer(id, `উত্তর ${count}`)
    const last = await test.read(doctor, id)
    expect([last.messages.length, last.has_earlier]).toEqual([50, true])
    const first = await test.read(doctor, id, `?before=${last.messages[0]!.id}`)
    expect([first.messages.length, first.has_earlier]).toEqual([21, false])
    const texts = [...first.messages, ...last.messages].map(({ text }) => text)
    expect(texts.slice(1)).toEqual(Array.from({ length: 70 }, (_, index) => `উত্তর ${index + 1}`))
  })

  it('is closed and reopened; closed it takes no message', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const stateOf = async () => (await test.read(doctor, id)).complaint.state
    for (const [act, state] of [
      ['close', 'closed'],
      ['close', 'closed'],
      ['reopen', 'open'],
      ['reopen', 'open'],
    ]) {
      expect((await test.post(doctor, `/complaints/${id}/${act}`)).statusCode).toBe(204)
      expect(await stateOf()).toBe(state)
    }
    await test.post(doctor, `/complaints/${id}/close`)
    const refused = await test.write(doctor, id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'complaint_closed'])
  })
})

describe('what is unread', () => {
  it('is every answer until the doctor has read up to it, and never goes back', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const unreadOf = async () => (await test.list(doctor)).complaints[0]?.unread
    const [first, second] = [await answer(id), await answer(id)]
    expect([await unreadOf(), (await test.read(doctor, id)).first_unread_id]).toEqual([2, first])
    await test.post(doctor, `/complaints/${id}/read`, { message_id: first })
    expect([await unreadOf(), (await test.read(doctor, id)).first_unread_id]).toEqual([1, second])
    await test.post(doctor, `/complaints/${id}/read`, { message_id: second })
    await test.post(doctor, `/complaints/${id}/read`, { message_id: first })
    expect([await unreadOf(), (await test.read(doctor, id)).first_unread_id]).toEqual([0, null])
  })

  it('is not touched by a message of another conversation', async () => {
    const doctor = await test.doctor()
    const [one, other] = [await test.raise(doctor), await test.raise(doctor)]
    const messageId = await answer(other)
    const response = await test.post(doctor, `/complaints/${one}/read`, { message_id: messageId })
    expect(response.statusCode).toBe(404)
  })
})

describe('the list', () => {
  it('has the newest conversation first, with its last message, its files and what is unread', async () => {
    const doctor = await test.doctor()
    const old = await test.raise(doctor, { subject: 'পুরোনো' })
    test.clock.move(minutes(1))
    const fileId = await test.fileId(doctor)
    const young = await test.raise(doctor, { subject: 'নতুন', text: 'ক'.repeat(1000), file_ids: [fileId] })
    const before = await test.list(doctor)
    expect(
      before.complaints.map(({ id, last_message: { from, text, files } }) => [id, from, text.length, files]),
    ).toEqual([
      [young, 'doctor', 240, 1],
      [old, 'doctor', 8, 0],
    ])
    test.clock.move(minutes(1))
    await answer(old)
    const { complaints, total } = await test.list(doctor)
    expect([complaints.map(({ id, unread }) => [id, unread]), total]).toEqual([
      [
        [old, 1],
        [young, 0],
      ],
      2,
    ])
    const second = await test.send('GET', doctor.headers, '/complaints?page=2&per-page=1')
    expect(second.json().complaints.map(({ id }: { id: number }) => id)).toEqual([young])
  })
})

describe('staff', () => {
  it('answer and close; an answer opens what was closed', async () => {
    const doctor = await test.doctor()
    const id = await test.raise(doctor)
    const by = { staffId: test.staff.id }
    await answer(id)
    const close = () => test.db.transaction((tx) => closeComplaint(tx, { complaintId: id, by, now: test.clock.now() }))
    await close()
    await close()
    expect((await test.read(doctor, id)).complaint.state).toBe('closed')
    await answer(id)
    expect((await test.read(doctor, id)).complaint.state).toBe('answered')
  })

  it('write once with the same key', async () => {
    const doctor = await test.doctor()
    const complaintId = await test.raise(doctor)
    const input = { staffId: test.staff.id, complaintId, text: 'উত্তর', clientKey: 'desk-key-1', now: test.clock.now() }
    const ids = []
    for (let count = 0; count < 3; count++) ids.push(await test.db.transaction((tx) => answerComplaint(tx, input)))
    expect(new Set(ids).size).toBe(1)
    expect((await test.read(doctor, complaintId)).messages).toHaveLength(2)
  })

  it('cannot answer what is not there', async () => {
    await expect(answer(2_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('every change is told to the doctor’s open pages, once it is there', async () => {
  const doctor = await test.doctor()
  const listener = await test.pool.connect()
  const heard: unknown[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
  await listener.query('listen live')
  const id = await test.raise(doctor)
  await answer(id)
  await test.post(doctor, `/complaints/${id}/close`)
  await test.post(doctor, `/complaints/${id}/reopen`)
  const failed = test.db.transaction(async (tx) => {
    await answerComplaint(tx, { staffId: test.staff.id, complaintId: id, text: 'না', now: test.clock.now() })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  // What was notified before this question was asked has come with its answer.
  await listener.query('unlisten live')
  listener.release(true)
  const news = { to: { doctor: doctor.id }, news: { kind: 'complaint', id } }
  expect(heard).toEqual([news, news, news, news])
})
