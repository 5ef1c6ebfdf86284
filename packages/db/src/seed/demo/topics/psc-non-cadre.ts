import { part } from './part.ts'

/** What the posts ask beyond Bangla, English, general knowledge and mathematics. */
export const pscNonCadre = {
  office: part('অফিস ও প্রশাসন', 'Office and administration', 'debashish', [
    ['সরকারি চাকরির গ্রেড ও কাঠামো', 'Grades and structure of government service'],
    ['নথি, পত্র ও নোট লেখা', 'Files, letters and notes'],
    ['মন্ত্রণালয়, অধিদপ্তর ও স্থানীয় সরকার', 'Ministries, directorates and local government'],
    ['সাম্প্রতিক বাংলাদেশ', 'Bangladesh today'],
  ]),
  health: part('স্বাস্থ্য খাত', 'The health sector', 'tanvir', [
    ['উপজেলা স্বাস্থ্য কমপ্লেক্সের কাজ', 'The work of an upazila health complex'],
    ['জাতীয় স্বাস্থ্য কর্মসূচি', 'National health programmes'],
    ['Emergency ও First response', 'Emergencies and first response'],
    ['Infection prevention ও Hospital waste', 'Infection prevention and hospital waste'],
    ['Maternal, Newborn ও Child health', 'Maternal, newborn and child health'],
    ['Medical ethics ও Records', 'Medical ethics and records'],
  ]),
}
