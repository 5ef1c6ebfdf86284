import type { doctor } from '../../../tables/index.ts'

const words = (text: string): string[] => text.normalize('NFC').trim().split(/\s+/)

/** Given and family names that go together. Their numbers have no common divisor, so that pairs repeat late. */
const nameGroups = [
  {
    share: 9,
    given: words(`সাদিয়া তাসনিম নুসরাত ফারিহা মৌসুমী রুবাইয়া শারমিন তানজিনা ইশরাত আফসানা সুমাইয়া নাদিয়া লামিয়া
      মাহফুজা রেহনুমা ফাহমিদা সাবরিনা`),
    family: words(`রহমান আক্তার সুলতানা ইসলাম জাহান চৌধুরী বেগম হোসেন খাতুন ইয়াসমিন আহমেদ পারভীন ফেরদৌস হক
      তাবাসসুম খানম নাহার করিম আফরোজ মাহমুদ সিদ্দিকা আলম কবির`),
  },
  {
    share: 9,
    given: words(`আরিফ তানভীর মাহমুদুল সাকিব রাশেদ ইমরান শাহরিয়ার নাজমুল ফয়সাল জুবায়ের আশিক মেহেদী তৌহিদ রাকিব
      কামরুল হাসিব রায়হান`),
    family: words(`রহমান হোসেন ইসলাম আহমেদ চৌধুরী সরকার হক খান মিয়া তালুকদার ভূঁইয়া মজুমদার মাহমুদ করিম সিদ্দিকী
      পাটোয়ারী মোল্লা শিকদার হাওলাদার কবির আলম হাসান উদ্দিন`),
  },
  {
    share: 2,
    given: words('প্রিয়াঙ্কা অনন্যা অনিক সৌরভ দেবাশীষ মৌমিতা শুভ্র সুস্মিতা পার্থ তন্ময় অর্পিতা'),
    family: words('দাশ রায় সাহা চক্রবর্তী পাল ঘোষ বিশ্বাস দেবনাথ বড়ুয়া'),
  },
]

const shares = nameGroups.flatMap((group) => Array.from({ length: group.share }, () => group))

function nameAt(n: number): string {
  const { given, family } = shares[n % shares.length] ?? nameGroups[0]!
  const nth = n - Math.floor(n / 20)
  return `ডা. ${given[nth % given.length]} ${family[nth % family.length]}`.normalize('NFC')
}

export const examineeCount = 900

/** Argon2id of random bytes that were never written down: nobody can sign in as one of them. */
const nobodysPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$sY143BEoZkF2r3+pMq+FnQ$fGnbAwcwyDd9kBqQ4S3xAzE8i0b1w5d/6++hvyiegmA'

/**
 * Invented people, so that ranks and pictures mean something. Their numbers go on where those of the demo doctors end, and
 * BMDC has not yet given out numbers of seven digits.
 */
export const demoExaminees: (typeof doctor.$inferInsert)[] = Array.from({ length: examineeCount }, (_, n) => ({
  phone: `+8801700${String(1_000 + n).padStart(6, '0')}`,
  name: nameAt(n),
  bmdc: `A-${9_980_001 + n}`,
  passwordHash: nobodysPasswordHash,
}))
