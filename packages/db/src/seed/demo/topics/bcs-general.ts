import { part } from './part.ts'

export const bcsGeneral = {
  bangladesh: part('বাংলাদেশ বিষয়াবলি', 'Bangladesh affairs', 'debashish', [
    ['প্রাচীন বাংলা থেকে ব্রিটিশ আমল', 'From ancient Bengal to British rule'],
    ['ভাষা আন্দোলন থেকে ১৯৭০-এর নির্বাচন', 'From the Language Movement to the election of 1970'],
    ['মুক্তিযুদ্ধ', 'The Liberation War'],
    ['সংবিধান: মূলনীতি ও মৌলিক অধিকার', 'The constitution: principles and fundamental rights'],
    ['আইন, শাসন ও বিচার বিভাগ', 'Legislature, executive and judiciary'],
    ['অর্থনীতি, বাজেট ও শিল্প', 'Economy, budget and industry'],
    ['কৃষি, জনসংখ্যা ও নৃগোষ্ঠী', 'Agriculture, population and ethnic communities'],
    ['সংস্কৃতি, খেলাধুলা ও অর্জন', 'Culture, sport and achievements'],
  ]),
  international: part('আন্তর্জাতিক বিষয়াবলি', 'International affairs', 'debashish', [
    ['বিশ্বের ইতিহাস: দুই বিশ্বযুদ্ধ', 'World history: the two world wars'],
    ['জাতিসংঘ ও এর সংস্থা', 'The United Nations and its agencies'],
    ['আঞ্চলিক সংগঠন ও জোট', 'Regional organisations and alliances'],
    ['চুক্তি, সনদ ও সম্মেলন', 'Treaties, charters and conferences'],
    ['এশিয়া ও মধ্যপ্রাচ্য', 'Asia and the Middle East'],
    ['বিশ্ব অর্থনীতি ও বাণিজ্য', 'World economy and trade'],
    ['আন্তর্জাতিক পরিবেশ ও কূটনীতি', 'International environment and diplomacy'],
  ]),
  geography: part('ভূগোল, পরিবেশ ও দুর্যোগ', 'Geography, environment and disasters', 'debashish', [
    ['বাংলাদেশের ভূপ্রকৃতি ও নদী', 'Landforms and rivers of Bangladesh'],
    ['বিশ্বের ভূগোল: মহাদেশ ও জলবায়ু', 'World geography: continents and climate'],
    ['জলবায়ু পরিবর্তন ও পরিবেশ', 'Climate change and environment'],
    ['দুর্যোগ ব্যবস্থাপনা', 'Disaster management'],
  ]),
  ethics: part('নৈতিকতা, মূল্যবোধ ও সুশাসন', 'Ethics, values and good governance', 'debashish', [
    ['মূল্যবোধ ও নৈতিকতার ধারণা', 'The idea of values and ethics'],
    ['সুশাসনের উপাদান', 'The elements of good governance'],
    ['দুর্নীতি দমন ও শুদ্ধাচার', 'Anti-corruption and integrity'],
    ['দার্শনিক ও তাঁদের মত', 'Philosophers and their views'],
  ]),
}
