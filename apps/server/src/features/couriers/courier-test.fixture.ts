import { startSandbox } from '@prostuti/sandbox'
import type { ParcelToBook } from './courier.ts'
import type { CourierMessage } from './store-courier-message.ts'

/** A parcel as an adapter is asked to book it. */
export const parcelToBook = (invoice: string, but: Partial<ParcelToBook> = {}): ParcelToBook => ({
  invoice,
  recipient: 'ডা. নুসরাত জাহান'.normalize('NFC'),
  phone: '+8801712345678',
  street: 'বাসা ১২, সড়ক ৭/এ'.normalize('NFC'),
  place: 'Dhanmondi, Dhaka',
  note: null,
  contents: 'Lecture sheets, volume 1, 2',
  weightGrams: 850,
  items: 2,
  ...but,
})

/** The sandbox, and a journal in memory: these tests are about the wire and not about the table. */
export async function createWireTest(clock = () => new Date()) {
  const sandbox = await startSandbox({ clock })
  const messages: CourierMessage[] = []
  const keep = async (message: CourierMessage) => {
    messages.push(message)
  }
  return { sandbox, messages, keep }
}
