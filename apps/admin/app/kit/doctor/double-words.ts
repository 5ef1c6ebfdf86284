import type { doubleFacts } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Fact = (typeof doubleFacts)[number]

const words: Record<Fact, () => string> = {
  name: m.office_double_name,
  college: m.office_double_college,
  district: m.office_double_district,
  bmdc: m.office_double_bmdc,
  device: m.office_double_device,
  phone_used: m.office_double_phone_used,
  phone_end: m.office_double_phone_end,
  other_bmdc: m.office_double_other_bmdc,
}

/** By what two accounts look alike, in one line. */
export const factWords = (facts: readonly Fact[]): string => facts.map((fact) => words[fact]()).join(' · ')
