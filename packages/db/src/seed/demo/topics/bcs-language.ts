import { part } from './part.ts'

export const bcsLanguage = {
  bangla: part('বাংলা ভাষা ও সাহিত্য', 'Bangla language and literature', 'mamun', [
    ['ধ্বনি, বর্ণ ও সন্ধি', 'Sounds, letters and sandhi'],
    ['শব্দের উৎস ও গঠন', 'Origin and formation of words'],
    ['সমাস ও উপসর্গ', 'Compounds and prefixes'],
    ['কারক, বিভক্তি ও প্রত্যয়', 'Cases, inflections and suffixes'],
    ['বাক্য, বিরামচিহ্ন ও শুদ্ধীকরণ', 'Sentences, punctuation and correction'],
    ['বানান, সমার্থক ও বিপরীত শব্দ', 'Spelling, synonyms and antonyms'],
    ['বাগ্‌ধারা ও এক কথায় প্রকাশ', 'Idioms and one-word substitution'],
    ['চর্যাপদ ও প্রাচীন যুগ', 'Charyapada and the ancient age'],
    ['মধ্যযুগ: মঙ্গলকাব্য ও বৈষ্ণব পদাবলি', 'Middle age: Mangalkavya and Vaishnava lyrics'],
    ['ফোর্ট উইলিয়াম কলেজ থেকে বঙ্কিমচন্দ্র', 'From Fort William College to Bankimchandra'],
    ['রবীন্দ্রনাথ ও নজরুল', 'Rabindranath and Nazrul'],
    ['মুক্তিযুদ্ধের সাহিত্য ও আধুনিক লেখক', 'Literature of the Liberation War and modern writers'],
  ]),
  english: part('ইংরেজি ভাষা ও সাহিত্য', 'English language and literature', 'sumaiya', [
    ['Parts of speech', 'Parts of speech'],
    ['Verb, Tense ও Voice', 'Verb, tense and voice'],
    ['Subject–verb agreement', 'Subject–verb agreement'],
    ['Clause, Phrase ও Transformation', 'Clause, phrase and transformation'],
    ['Preposition ও Idioms', 'Prepositions and idioms'],
    ['Sentence correction', 'Sentence correction'],
    ['Synonyms, Antonyms ও Spelling', 'Synonyms, antonyms and spelling'],
    ['Old English থেকে Renaissance', 'From Old English to the Renaissance'],
    ['Shakespeare ও তাঁর সময়', 'Shakespeare and his time'],
    ['Romantic ও Victorian period', 'Romantic and Victorian periods'],
    ['Modern period ও Literary terms', 'Modern period and literary terms'],
  ]),
}
