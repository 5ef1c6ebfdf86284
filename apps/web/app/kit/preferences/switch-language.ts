/** The same address in the other language, remembered for a year. */
export function switchTo(locale: 'bn' | 'en'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next request, and the Cookie Store API is not on older phones
  document.cookie = `lang=${locale};path=/;max-age=31536000;samesite=lax`
  location.reload()
}
