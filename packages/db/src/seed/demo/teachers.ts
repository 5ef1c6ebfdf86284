import type { teacher } from '../../tables/index.ts'

type DemoTeacher = typeof teacher.$inferInsert

const medicalCollege = { bn: 'সরকারি মেডিকেল কলেজ, ঢাকা', en: 'A government medical college, Dhaka' }
const specialised = { bn: 'বিশেষায়িত হাসপাতাল, ঢাকা', en: 'A specialised hospital, Dhaka' }
const chattogram = { bn: 'মেডিকেল কলেজ হাসপাতাল, চট্টগ্রাম', en: 'A medical college hospital, Chattogram' }
const rajshahi = { bn: 'মেডিকেল কলেজ হাসপাতাল, রাজশাহী', en: 'A medical college hospital, Rajshahi' }
const dentalCollege = { bn: 'ডেন্টাল কলেজ হাসপাতাল, ঢাকা', en: 'A dental college hospital, Dhaka' }
const college = { bn: 'সরকারি কলেজ, ঢাকা', en: 'A government college, Dhaka' }

/** Nobody of these exists. By the short name with which batches and topics call them. */
export const demoTeachers = {
  farhana: {
    name: { bn: 'ডা. ফারহানা ইসলাম', en: 'Dr. Farhana Islam' },
    subject: { bn: 'কার্ডিওলজি', en: 'Cardiology' },
    qualifications: 'FCPS (Medicine), MD (Cardiology)',
    workplace: specialised,
  },
  tanvir: {
    name: { bn: 'ডা. তানভীর রহমান', en: 'Dr. Tanvir Rahman' },
    subject: { bn: 'মেডিসিন', en: 'Medicine' },
    qualifications: 'FCPS (Medicine)',
    workplace: medicalCollege,
  },
  mahmudul: {
    name: { bn: 'ডা. মাহমুদুল হাসান', en: 'Dr. Mahmudul Hasan' },
    subject: { bn: 'ফিজিওলজি ও নেফ্রোলজি', en: 'Physiology and Nephrology' },
    qualifications: 'MD (Nephrology)',
    workplace: specialised,
  },
  sabrina: {
    name: { bn: 'ডা. সাবরিনা আক্তার', en: 'Dr. Sabrina Akter' },
    subject: { bn: 'ফার্মাকোলজি', en: 'Pharmacology' },
    qualifications: 'FCPS (Medicine), MPhil (Pharmacology)',
    workplace: medicalCollege,
  },
  rafiqul: {
    name: { bn: 'ডা. রফিকুল আলম', en: 'Dr. Rafiqul Alam' },
    subject: { bn: 'মাইক্রোবায়োলজি', en: 'Microbiology' },
    qualifications: 'MPhil (Microbiology)',
    workplace: rajshahi,
  },
  nasrin: {
    name: { bn: 'ডা. নাসরিন সুলতানা', en: 'Dr. Nasrin Sultana' },
    subject: { bn: 'প্যাথলজি', en: 'Pathology' },
    qualifications: 'MD (Pathology)',
    workplace: medicalCollege,
  },
  shahriar: {
    name: { bn: 'ডা. শাহরিয়ার কবির', en: 'Dr. Shahriar Kabir' },
    subject: { bn: 'অ্যানাটমি', en: 'Anatomy' },
    qualifications: 'MPhil (Anatomy)',
    workplace: medicalCollege,
  },
  polash: {
    name: { bn: 'ডা. পলাশ দেবনাথ', en: 'Dr. Polash Debnath' },
    subject: { bn: 'বায়োকেমিস্ট্রি', en: 'Biochemistry' },
    qualifications: 'MPhil (Biochemistry)',
    workplace: chattogram,
  },
  nazmul: {
    name: { bn: 'ডা. নাজমুল ইসলাম', en: 'Dr. Nazmul Islam' },
    subject: { bn: 'নিউরোলজি', en: 'Neurology' },
    qualifications: 'MD (Neurology), MRCP (UK)',
    workplace: specialised,
  },
  shaila: {
    name: { bn: 'ডা. শায়লা পারভীন', en: 'Dr. Shaila Parvin' },
    subject: { bn: 'এন্ডোক্রাইনোলজি', en: 'Endocrinology' },
    qualifications: 'MD (Endocrinology), MRCP (UK)',
    workplace: medicalCollege,
  },
  imtiaz: {
    name: { bn: 'ডা. ইমতিয়াজ চৌধুরী', en: 'Dr. Imtiaz Chowdhury' },
    subject: { bn: 'সার্জারি', en: 'Surgery' },
    qualifications: 'FCPS (Surgery), MRCS (Ed)',
    workplace: medicalCollege,
  },
  ariful: {
    name: { bn: 'ডা. আরিফুল হক', en: 'Dr. Ariful Haque' },
    subject: { bn: 'ইউরোলজি ও সার্জারি', en: 'Urology and Surgery' },
    qualifications: 'MS (Urology)',
    workplace: chattogram,
  },
  tahmina: {
    name: { bn: 'ডা. তাহমিনা বেগম', en: 'Dr. Tahmina Begum' },
    subject: { bn: 'গাইনি ও প্রসূতিবিদ্যা', en: 'Obstetrics and Gynaecology' },
    qualifications: 'FCPS (Obs & Gynae)',
    workplace: medicalCollege,
  },
  rumana: {
    name: { bn: 'ডা. রুমানা খাতুন', en: 'Dr. Rumana Khatun' },
    subject: { bn: 'প্রসূতিবিদ্যা ও Fetal Medicine', en: 'Obstetrics and Fetal Medicine' },
    qualifications: 'MS (Obs & Gynae)',
    workplace: rajshahi,
  },
  mitali: {
    name: { bn: 'ডা. মিতালী সাহা', en: 'Dr. Mitali Saha' },
    subject: { bn: 'শিশু ও নবজাতক', en: 'Paediatrics and Neonatology' },
    qualifications: 'FCPS (Paediatrics), MD (Neonatology)',
    workplace: specialised,
  },
  anwar: {
    name: { bn: 'ডা. আনোয়ার হোসেন', en: 'Dr. Anwar Hossain' },
    subject: { bn: 'শিশু', en: 'Paediatrics' },
    qualifications: 'MD (Paediatrics)',
    workplace: chattogram,
  },
  zarin: {
    name: { bn: 'ডা. জারিন তাসনিম', en: 'Dr. Zarin Tasnim' },
    subject: { bn: 'ওরাল ও ম্যাক্সিলোফেসিয়াল সার্জারি', en: 'Oral and Maxillofacial Surgery' },
    qualifications: 'BDS, FCPS (Oral & Maxillofacial Surgery)',
    workplace: dentalCollege,
  },
  mehedi: {
    name: { bn: 'ডা. মেহেদী হাসান', en: 'Dr. Mehedi Hasan' },
    subject: { bn: 'কনজারভেটিভ ডেন্টিস্ট্রি', en: 'Conservative Dentistry' },
    qualifications: 'BDS, MS (Conservative Dentistry)',
    workplace: dentalCollege,
  },
  mamun: {
    name: { bn: 'আবদুল্লাহ আল মামুন', en: 'Abdullah Al Mamun' },
    subject: { bn: 'বাংলা ভাষা ও সাহিত্য', en: 'Bangla language and literature' },
    qualifications: 'BA (Hons), MA (Bangla)',
    workplace: college,
  },
  sumaiya: {
    name: { bn: 'সুমাইয়া রহমান', en: 'Sumaiya Rahman' },
    subject: { bn: 'ইংরেজি ভাষা ও সাহিত্য', en: 'English language and literature' },
    qualifications: 'BA (Hons), MA (English)',
    workplace: college,
  },
  debashish: {
    name: { bn: 'দেবাশীষ রায়', en: 'Debashish Roy' },
    subject: { bn: 'বাংলাদেশ ও আন্তর্জাতিক বিষয়াবলি', en: 'Bangladesh and international affairs' },
    qualifications: 'MSS (Political Science)',
    workplace: college,
  },
  kamrul: {
    name: { bn: 'কামরুল হাসান', en: 'Kamrul Hasan' },
    subject: { bn: 'গণিত ও মানসিক দক্ষতা', en: 'Mathematics and mental ability' },
    qualifications: 'MSc (Mathematics)',
    workplace: college,
  },
  fahmida: {
    name: { bn: 'ফাহমিদা হক', en: 'Fahmida Haque' },
    subject: { bn: 'বিজ্ঞান ও তথ্যপ্রযুক্তি', en: 'Science and ICT' },
    qualifications: 'MSc (Computer Science)',
    workplace: college,
  },
} satisfies Record<string, DemoTeacher>

export type TeacherName = keyof typeof demoTeachers
