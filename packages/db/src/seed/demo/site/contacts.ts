import type { contact } from '../../../tables/index.ts'

const everyDay = { bn: 'প্রতিদিন সকাল ১০টা – রাত ৮টা', en: 'Every day, 10 am – 8 pm' }
const notFridays = { bn: 'শনি – বৃহস্পতি, সকাল ১০টা – সন্ধ্যা ৭টা', en: 'Saturday – Thursday, 10 am – 7 pm' }

const onMap = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
})

/** How the demo's batches and events call a branch. */
export type Branch = 'dhaka' | 'chattogram' | 'rajshahi'

// House numbers and telephones are invented.
export const demoContacts: (typeof contact.$inferInsert & { branch: Branch })[] = [
  {
    branch: 'dhaka',
    name: { bn: 'ঢাকা, প্রধান শাখা', en: 'Dhaka, main branch' },
    phones: ['+8801700000000', '+8801700000001'],
    email: 'hello@prostuti.example',
    address: { bn: '৪র্থ তলা, ১৫২ গ্রিন রোড, ঢাকা ১২০৫', en: '3rd floor, 152 Green Road, Dhaka 1205' },
    directions: { bn: 'পান্থপথ মোড় থেকে হেঁটে ৫ মিনিট', en: 'Five minutes on foot from the Panthapath crossing' },
    ...onMap(23.7509, 90.3874),
    hours: everyDay,
    isMain: true,
  },
  {
    branch: 'chattogram',
    name: { bn: 'চট্টগ্রাম শাখা', en: 'Chattogram branch' },
    phones: ['+8801700000003'],
    email: 'chattogram@prostuti.example',
    address: {
      bn: '২য় তলা, ৪৫ কে বি ফজলুল কাদের রোড, পাঁচলাইশ, চট্টগ্রাম ৪২০৩',
      en: '1st floor, 45 K. B. Fazlul Kader Road, Panchlaish, Chattogram 4203',
    },
    directions: {
      bn: 'চট্টগ্রাম মেডিকেল কলেজের পূর্ব গেটের উল্টো দিকে',
      en: 'Opposite the east gate of Chittagong Medical College',
    },
    ...onMap(22.3596, 91.8306),
    hours: notFridays,
  },
  {
    branch: 'rajshahi',
    name: { bn: 'রাজশাহী শাখা', en: 'Rajshahi branch' },
    phones: ['+8801700000004'],
    email: 'rajshahi@prostuti.example',
    address: { bn: '৩য় তলা, ২১ লক্ষ্মীপুর মোড়, রাজশাহী ৬০০০', en: '2nd floor, 21 Laxmipur crossing, Rajshahi 6000' },
    directions: {
      bn: 'রাজশাহী মেডিকেল কলেজ হাসপাতাল থেকে হেঁটে ৩ মিনিট',
      en: 'Three minutes on foot from Rajshahi Medical College Hospital',
    },
    ...onMap(24.3725, 88.5856),
    hours: notFridays,
  },
]
