import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Sending, type SendOptions, useSend } from './use-send.ts'

type PhoneFormOptions = SendOptions<string, string, 'phone'>
type HolderProps = { options: PhoneFormOptions; onHeld: (sending: Sending<string, 'phone'>) => void }

function Holder({ options, onHeld }: HolderProps) {
  onHeld(useSend(options))
  return null
}

/** The hook as a component has it at its first sight; what it sets afterwards is the journeys' to see. */
function sendingOf(options: PhoneFormOptions): Sending<string, 'phone'> {
  const held: Sending<string, 'phone'>[] = []
  renderToString(<Holder options={options} onHeld={(sending) => held.push(sending)} />)
  const [sending] = held
  if (!sending) throw new Error('not rendered')
  return sending
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('useSend', () => {
  it('sends once however often it is pressed, until the answer has been dealt with', async () => {
    const answer = Promise.withResolvers<string>()
    const shown = Promise.withResolvers<void>()
    const act = vi.fn(() => answer.promise)
    const { send } = sendingOf({ act, onDone: () => shown.promise })
    send('a')
    send('b')
    answer.resolve('taken')
    await settled()
    send('c')
    expect(act.mock.calls).toEqual([['a']])

    shown.resolve()
    await settled()
    send('d')
    expect(act).toHaveBeenLastCalledWith('d')
  })

  it('sends nothing more once the next page is on its way', async () => {
    const act = vi.fn(async () => 'taken')
    const { send } = sendingOf({ act, onDone: () => 'leaving' })
    send('a')
    await settled()
    send('b')
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('can be sent again after a refusal, and after what followed an answer failed', async () => {
    const act = vi.fn(async (input: string) => {
      if (input === 'refused') throw new Error('no')
      return input
    })
    const onDone = vi.fn(() => {
      throw new Error('the page did not come')
    })
    const { send } = sendingOf({ act, onDone })
    send('refused')
    await settled()
    expect(onDone).not.toHaveBeenCalled()
    send('taken')
    await settled()
    send('again')
    await settled()
    expect(act.mock.calls.flat()).toEqual(['refused', 'taken', 'again'])
  })

  it('sends nothing that the browser itself finds wrong, and is not busy after it', async () => {
    const act = vi.fn(async () => 'taken')
    const { send } = sendingOf({
      check: (phone) => ({ phone: phone === '' ? 'নম্বরটি লিখুন' : undefined }),
      act,
      onDone: () => undefined,
    })
    send('')
    expect(act).not.toHaveBeenCalled()
    send('017')
    await settled()
    expect(act.mock.calls).toEqual([['017']])
  })
})
