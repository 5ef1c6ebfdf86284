import type { Locator } from '@playwright/test'

/**
 * How long people take, by the keystroke-level model (Card, Moran and Newell): to think of the next press, to point at it and to
 * press, and to type a letter.
 */
const secondsPerPress = 1.35 + 1.1 + 0.2
const secondsPerLetter = 0.28

/**
 * Does what a person does, and counts it. A list is opened and chosen from, a field is pressed before it is typed into, a file is
 * asked for and then pressed in the window of the operating system. What the machine takes is measured.
 */
export function createPerson() {
  const began = Date.now()
  let presses = 0
  let letters = 0
  let looked = 0
  return {
    async press(what: Locator): Promise<void> {
      presses += 1
      await what.click()
    },
    async choose(list: Locator, choice: string | { label: string }): Promise<void> {
      presses += 2
      await list.selectOption(choice)
    },
    async write(field: Locator, text: string): Promise<void> {
      presses += 1
      letters += text.length
      await field.fill(text)
    },
    async give(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      presses += 2
      const asked = button.page().waitForEvent('filechooser')
      await button.click()
      await (await asked).setFiles(file)
    },
    /** So long they read what is on the screen before they go on. */
    look(seconds: number): void {
      looked += seconds
    },
    presses: () => presses,
    minutes: () => (presses * secondsPerPress + letters * secondsPerLetter + looked + (Date.now() - began) / 1000) / 60,
  }
}
