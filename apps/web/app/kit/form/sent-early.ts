/**
 * Sends a form that its reader has sent before the app was there, once, as it stands now. The page's starter
 * (`apps/server/src/web/draft/page-starter.ts`) has noted it, and shown it as being sent.
 */
export function sendIfSentEarly(form: HTMLFormElement | null): void {
  if (!form) return
  // From here on the form hears for itself.
  form.removeAttribute('data-waking')
  if (form.dataset.pressed === undefined) return
  delete form.dataset.pressed
  delete document.documentElement.dataset.pageLoading
  const button = form.querySelector('[type=submit]')
  if (button) button.ariaBusy = null
  // The page around the form may have something to fill in as well.
  queueMicrotask(() => form.requestSubmit())
}
