import { afterEach, expect, it, vi } from 'vitest'
import { sendIfSentEarly } from './sent-early.ts'

afterEach(() => vi.unstubAllGlobals())

/** A form as the page's starter leaves it: it hears of the sending, and shows it once somebody has sent. */
function formOf(dataset: { pressed?: string }) {
  const button = { ariaBusy: 'true' as string | null }
  const form = { dataset, removeAttribute: vi.fn(), querySelector: () => button, requestSubmit: vi.fn() }
  const page = { pageLoading: '' } as { pageLoading?: string }
  vi.stubGlobal('document', { documentElement: { dataset: page } })
  return { form, button, page }
}

const send = (form: unknown) => sendIfSentEarly(form as HTMLFormElement)

it('sends what was sent too early, once, and after the page around it', async () => {
  const { form, button, page } = formOf({ pressed: '' })
  send(form)
  expect(form.requestSubmit).not.toHaveBeenCalled()
  send(form)
  await Promise.resolve()
  expect(form.requestSubmit).toHaveBeenCalledOnce()
  expect(form.removeAttribute).toHaveBeenCalledWith('data-waking')
  expect([button.ariaBusy, 'pageLoading' in page]).toEqual([null, false])
})

it('leaves a form alone that nobody has sent', async () => {
  const { form, page } = formOf({})
  send(form)
  send(null)
  await Promise.resolve()
  expect(form.requestSubmit).not.toHaveBeenCalled()
  expect(page.pageLoading).toBe('')
})
