/** Where the public data's spelling is outdated or wrong: the official names of today. */
type Correction = { id: number; en?: string; bn?: string }

export const divisionCorrections: Correction[] = [
  { id: 1, en: 'Chattogram' },
  { id: 4, en: 'Barishal' },
]

export const districtCorrections: Correction[] = [
  { id: 1, en: 'Cumilla' },
  { id: 9, en: "Cox's Bazar" },
  { id: 33, en: 'Barishal' },
]

export const upazilaCorrections: Correction[] = [
  { id: 11, en: 'Cumilla Adarsha Sadar', bn: 'কুমিল্লা আদর্শ সদর' },
  { id: 14, en: 'Cumilla Sadar Dakshin', bn: 'কুমিল্লা সদর দক্ষিণ' },
  { id: 40, en: 'Bilaichhari' },
  { id: 49, en: 'Senbagh' },
  { id: 80, en: "Cox's Bazar Sadar" },
  { id: 91, bn: 'লক্ষ্মীছড়ি' },
  { id: 123, en: 'Bogura Sadar' },
  { id: 126, bn: 'দুপচাঁচিয়া' },
  { id: 177, en: 'Jashore Sadar' },
  { id: 206, en: 'Paikgachha' },
  { id: 249, en: 'Barishal Sadar' },
  { id: 260, en: 'Burhanuddin', bn: 'বোরহানউদ্দিন' },
  { id: 284, bn: 'ওসমানীনগর' },
  // Renamed in 2021.
  { id: 301, en: 'Shantiganj', bn: 'শান্তিগঞ্জ' },
  { id: 322, bn: 'শরীয়তপুর সদর' },
  { id: 330, bn: 'নারায়ণগঞ্জ সদর' },
  { id: 373, en: 'Louhajang' },
]

/** The one upazila that the data lacks; with it they are the official 495. */
export const missingUpazilas = [{ id: 495, districtId: 38, en: 'Shayestaganj', bn: 'শায়েস্তাগঞ্জ' }]
