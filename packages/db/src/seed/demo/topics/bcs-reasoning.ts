import { part } from './part.ts'

export const bcsReasoning = {
  maths: part('গাণিতিক যুক্তি', 'Mathematical reasoning', 'kamrul', [
    ['বাস্তব সংখ্যা, ল.সা.গু. ও গ.সা.গু.', 'Real numbers, LCM and HCF'],
    ['শতকরা, লাভ-ক্ষতি ও সুদকষা', 'Percentage, profit and loss, interest'],
    ['অনুপাত, সময়-কাজ ও গতি', 'Ratio, time and work, speed'],
    ['বীজগণিতের সূত্র ও উৎপাদক', 'Algebraic formulas and factors'],
    ['সূচক, লগারিদম ও ধারা', 'Indices, logarithms and series'],
    ['সমীকরণ ও অসমতা', 'Equations and inequalities'],
    ['রেখা, কোণ, ত্রিভুজ ও বৃত্ত', 'Lines, angles, triangles and circles'],
    ['পরিমিতি ও ত্রিকোণমিতি', 'Mensuration and trigonometry'],
    ['সেট, বিন্যাস ও সম্ভাবনা', 'Sets, permutations and probability'],
  ]),
  mental: part('মানসিক দক্ষতা', 'Mental ability', 'kamrul', [
    ['ভাষাগত যৌক্তিক বিচার', 'Verbal reasoning'],
    ['সংখ্যা ও অক্ষরের ধারা', 'Series of numbers and letters'],
    ['স্থানাঙ্ক সম্পর্ক ও দিক', 'Space relations and directions'],
    ['যান্ত্রিক দক্ষতা ও সমস্যা সমাধান', 'Mechanical reasoning and problem solving'],
  ]),
  science: part('সাধারণ বিজ্ঞান', 'General science', 'fahmida', [
    ['পদার্থের অবস্থা, অ্যাসিড ও ক্ষার', 'States of matter, acids and bases'],
    ['শব্দ, আলো ও তাপ', 'Sound, light and heat'],
    ['বিদ্যুৎ ও আধুনিক পদার্থবিজ্ঞান', 'Electricity and modern physics'],
    ['কোষ, উদ্ভিদ ও প্রাণী', 'Cells, plants and animals'],
    ['মানবদেহ, খাদ্য ও পুষ্টি', 'The human body, food and nutrition'],
    ['রোগজীবাণু ও জনস্বাস্থ্য', 'Germs and public health'],
  ]),
  ict: part('কম্পিউটার ও তথ্যপ্রযুক্তি', 'Computer and ICT', 'fahmida', [
    ['কম্পিউটারের গঠন ও প্রজন্ম', 'Parts and generations of the computer'],
    ['সংখ্যা পদ্ধতি ও লজিক গেট', 'Number systems and logic gates'],
    ['অপারেটিং সিস্টেম ও সফটওয়্যার', 'Operating systems and software'],
    ['ডেটাবেজ ও নেটওয়ার্ক', 'Databases and networks'],
    ['ইন্টারনেট, ক্লাউড ও নিরাপত্তা', 'Internet, cloud and security'],
  ]),
}
