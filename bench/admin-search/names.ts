/** A name as its doctor registered it, and as most would write it in the other script. */
export type Name = { bengali: string; english: string }

/** Parts of names as they are common among doctors; the doctors of the measurement are made of them. */
export const given = words(`নুসরাত তানভীর ফারহানা মাহবুব সাদিয়া রাকিব তাসনিম আরিফ সুমাইয়া মেহেদী জান্নাতুল শাহরিয়ার রুবাইয়া
  ইমরান ফাতেমা জাহিদ আয়েশা কামরুল খাদিজা নাজমুল সাবরিনা রাশেদ মৌসুমী হাসান তানজিনা আবদুল্লাহ শারমিন মাসুদ নাদিয়া ফয়সাল
  ইশরাত সোহেল আফসানা তৌহিদ রেহানা মোস্তাফিজুর জেসমিন আশরাফুল সানজিদা শফিকুল মারিয়া জুবায়ের লামিয়া ওয়াহিদ নাহিদ পার্থ
  অর্পিতা দেবাশীষ প্রিয়াঙ্কা সুস্মিতা অনিরুদ্ধ ঐশী শুভ্র মিতালী সৌরভ চন্দন উম্মে রওশন জিনাত সালমা`)
export const middle = words(`জাহান রহমান ইসলাম আক্তার হোসেন সুলতানা আহমেদ খাতুন করিম পারভীন উদ্দিন বেগম আলম নাহার হক ফেরদৌস
  কবির তাবাসসুম হাসান মাহজাবীন মাহমুদ ইয়াসমিন রায়হান নওরীন সাকিব মুনতাহা জামান তাহসিন`)
export const last = words(`চৌধুরী তালুকদার ভূঁইয়া মজুমদার সরকার শিকদার হাওলাদার খন্দকার মোল্লা পাটোয়ারী দাশ ঘোষ দেবনাথ বড়ুয়া সাহা
  ভট্টাচার্য চক্রবর্তী মিয়া শেখ খান সিদ্দিকী আনসারী গাজী প্রধান তিথি মিম রিমি সেতু`)

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Whom callers ask for. Each word of theirs hundreds of others have as well. */
export const asked: Name[] = [
  { bengali: 'নুসরাত জাহান তিথি', english: 'Nusrat Jahan Tithi' },
  { bengali: 'তানভীর আহমেদ চৌধুরী', english: 'Tanvir Ahmed Chowdhury' },
  { bengali: 'মোঃ মাহবুবুর রহমান তালুকদার', english: 'Md Mahbubur Rahman Talukder' },
  { bengali: 'ফারহানা ইয়াসমিন ভূঁইয়া', english: 'Farhana Yasmin Bhuiyan' },
  { bengali: 'শাহরিয়ার কবির মজুমদার', english: 'Shahriar Kabir Majumder' },
  { bengali: 'খাদিজা তাবাসসুম সিদ্দিকী', english: 'Khadija Tabassum Siddiqui' },
  { bengali: 'জুবায়ের হোসেন পাটোয়ারী', english: 'Zubayer Hossain Patwary' },
  { bengali: 'প্রিয়াঙ্কা ভট্টাচার্য', english: 'Priyanka Bhattacharya' },
  { bengali: 'দেবাশীষ চক্রবর্তী', english: 'Debashish Chakraborty' },
  { bengali: 'মোসাঃ উম্মে কুলসুম মুনতাহা', english: 'Mst Umme Kulsum Muntaha' },
  { bengali: 'মোঃ আশরাফুল আলম হাওলাদার', english: 'Md Ashraful Alam Howlader' },
  { bengali: 'সাদিয়া নওরীন খন্দকার', english: 'Sadia Nowrin Khandaker' },
  { bengali: 'Tasnim Ferdous Ansari', english: 'তাসনিম ফেরদৌস আনসারী' },
  { bengali: 'Wahiduzzaman Sikder', english: 'ওয়াহিদুজ্জামান শিকদার' },
  { bengali: 'Zinat Rehana Parveen', english: 'জিনাত রেহানা পারভীন' },
  { bengali: 'Faisal Mahmud Gazi', english: 'ফয়সাল মাহমুদ গাজী' },
  { bengali: 'অনিরুদ্ধ দেবনাথ শুভ', english: 'Aniruddha Debnath Shuvo' },
  { bengali: 'রওশন আরা বেগম প্রধান', english: 'Rowshan Ara Begum Pradhan' },
  { bengali: 'মৌসুমী বড়ুয়া রিমি', english: 'Mousumi Barua Rimi' },
  { bengali: 'মোস্তাফিজুর রহমান মোল্লা', english: 'Mostafizur Rahman Molla' },
]
