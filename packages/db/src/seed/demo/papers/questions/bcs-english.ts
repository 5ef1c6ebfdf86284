import type { DemoQuestion } from '../question-shape.ts'

export const bcsEnglish: DemoQuestion[] = [
  {
    type: 'sba',
    subject: 'english',
    text: 'Neither the students nor the teacher ___ aware of the new timetable yesterday.',
    options: ['were', 'are', 'was', 'have been'],
    answer: 2,
    explanation:
      'With "neither … nor" the verb agrees with the nearer subject, here the singular "teacher"; "yesterday" calls for the past tense. "Were" would be right only if the plural subject stood nearer to the verb.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'A judge must be indifferent ___ praise and blame.',
    options: ['to', 'for', 'with', 'from'],
    answer: 0,
    explanation:
      'The adjective "indifferent" takes the preposition "to". "Different", which looks alike, takes "from".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'If I had known about your illness, I ___ you in hospital.',
    options: ['would visit', 'had visited', 'will have visited', 'would have visited'],
    answer: 3,
    explanation:
      'An unreal condition in the past uses "if + past perfect" with "would have + past participle". "Would visit" belongs to the second conditional, which follows a simple past.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Choose the correct passive form of "Who wrote this letter?"',
    options: [
      'By whom this letter was written?',
      'By whom was this letter written?',
      'By whom is this letter written?',
      'By whom had this letter written?',
    ],
    answer: 1,
    explanation:
      'The passive of a simple past question is "By whom + was/were + subject + past participle". The first option keeps the word order of a statement, and the third changes the tense.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'He said to me, "Where do you live?" The correct indirect speech is:',
    options: [
      'He asked me where I lived.',
      'He asked me where did I live.',
      'He told me where I live.',
      'He asked me that where I lived.',
    ],
    answer: 0,
    explanation:
      'An indirect question has the word order of a statement and moves the tense back: "where I lived". It keeps neither the auxiliary "did" nor an extra "that".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which word is closest in meaning to "candid"?',
    options: ['cautious', 'sweet', 'frank', 'secretive'],
    answer: 2,
    explanation:
      '"Candid" means open and honest in speech, that is, frank. "Secretive" is its opposite, and the likeness to "candy" is misleading.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which word is opposite in meaning to "ephemeral"?',
    options: ['transient', 'fleeting', 'momentary', 'enduring'],
    answer: 3,
    explanation:
      '"Ephemeral" means lasting a very short time, so its antonym is "enduring". The other three are synonyms of "ephemeral".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'A person who can use both hands equally well is called:',
    options: ['ambivalent', 'ambidextrous', 'ambiguous', 'amphibious'],
    answer: 1,
    explanation:
      '"Ambidextrous" joins Latin "ambi-" (both) and "dexter" (right hand). "Ambivalent" means having mixed feelings, and "ambiguous" means having more than one meaning.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'What does the idiom "to call a spade a spade" mean?',
    options: ['to work very hard', 'to speak plainly', 'to name one’s tools', 'to be deceitful'],
    answer: 1,
    explanation:
      'The idiom means to say exactly what one thinks, without softening it. It has nothing to do with digging or tools.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'In "The then president addressed the nation", the word "then" is:',
    options: ['an adverb', 'a conjunction', 'a pronoun', 'an adjective'],
    answer: 3,
    explanation:
      '"Then" stands before the noun "president" and qualifies it, so it is an adjective here. It is an adverb when it modifies a verb, as in "He then left".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which word is spelt correctly?',
    options: ['questionnaire', 'questionaire', 'questionnare', 'questionniare'],
    answer: 0,
    explanation:
      'The word came from French and has a double "n" followed by "-aire": questionnaire. The usual mistake is to write only one "n".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'We are looking forward to ___ you at the reunion.',
    options: ['see', 'be seeing', 'seeing', 'have seen'],
    answer: 2,
    explanation:
      'In "look forward to" the word "to" is a preposition, so a gerund follows it. It is not the "to" of an infinitive, which is why "see" is wrong.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Let us go for a walk, ___?',
    options: ['shall we', 'will we', 'do we', 'are we'],
    answer: 0,
    explanation:
      'A suggestion beginning with "Let us" takes the tag "shall we". Ordinary imperatives, in contrast, take "will you".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which of the following nouns is plural?',
    options: ['criterion', 'thesis', 'datum', 'phenomena'],
    answer: 3,
    explanation:
      '"Phenomena" is the plural of "phenomenon". The plurals of the others are "criteria", "theses" and "data".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'In "I do not know where he lives", the part "where he lives" is:',
    options: ['an adjective clause', 'a noun clause', 'an adverb clause', 'a main clause'],
    answer: 1,
    explanation:
      'The clause is the object of the verb "know", so it does the work of a noun. "Where" tempts one to call it an adverb clause, but it does not modify the verb.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'My uncle is ___ honest man and ___ university teacher.',
    options: ['a, an', 'an, an', 'an, a', 'a, a'],
    answer: 2,
    explanation:
      'The article depends on sound, not spelling: "honest" begins with a vowel sound because its "h" is silent, while "university" begins with the consonant sound /j/.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'It is essential that every candidate ___ present at nine o’clock.',
    options: ['is being', 'be', 'was', 'will be'],
    answer: 1,
    explanation:
      'After expressions such as "it is essential that", formal English uses the subjunctive, which is the base form "be" for every person.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which sentence is correct?',
    options: [
      'One of my friend is a surgeon.',
      'One of my friends are a surgeon.',
      'One of my friends is a surgeon.',
      'One of my friend are a surgeon.',
    ],
    answer: 2,
    explanation:
      '"One of" is followed by a plural noun, but the subject is "one", so the verb is singular. The nearness of "friends" tempts people to write "are".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: '"The quality of mercy is not strain’d" is spoken in which play by Shakespeare?',
    options: ['The Merchant of Venice', 'Measure for Measure', 'Twelfth Night', 'As You Like It'],
    answer: 0,
    explanation:
      'Portia, dressed as a lawyer, speaks these words to Shylock in the trial scene of "The Merchant of Venice". "Measure for Measure" also deals with justice and mercy, but the line is not in it.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Who wrote "The Rime of the Ancient Mariner"?',
    options: ['William Wordsworth', 'John Keats', 'Lord Byron', 'S. T. Coleridge'],
    answer: 3,
    explanation:
      'Samuel Taylor Coleridge wrote it, and it opened the first edition of "Lyrical Ballads" (1798). Wordsworth wrote most of the other poems in that book.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'In what verse form did Milton write "Paradise Lost"?',
    options: ['Heroic couplet', 'Terza rima', 'Blank verse', 'Rhyme royal'],
    answer: 2,
    explanation:
      '"Paradise Lost" is in blank verse, that is, unrhymed iambic pentameter. The heroic couplet, which rhymes in pairs, is the form of Dryden and Pope.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: '"Season of mists and mellow fruitfulness" is the opening line of a poem by:',
    options: ['P. B. Shelley', 'John Keats', 'William Blake', 'Robert Burns'],
    answer: 1,
    explanation:
      'It opens the ode "To Autumn" by John Keats, written in 1819. Shelley’s great poem of the same season is the "Ode to the West Wind".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'The pilgrims of "The Canterbury Tales" are travelling to the shrine of:',
    options: ['St Alban', 'St Cuthbert', 'Thomas Becket', 'Edward the Confessor'],
    answer: 2,
    explanation:
      'Chaucer’s pilgrims ride from Southwark to Canterbury, where Archbishop Thomas Becket was murdered in 1170. Edward the Confessor’s shrine is in Westminster Abbey.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'In "Gulliver’s Travels", the land of the giants is called:',
    options: ['Lilliput', 'Brobdingnag', 'Laputa', 'Glubbdubdrib'],
    answer: 1,
    explanation:
      'Gulliver meets the giants in Brobdingnag, in the second part. Lilliput, in the first part, is the land of tiny people, and Laputa is the flying island.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: '"All animals are equal, but some animals are more equal than others" is from a book by:',
    options: ['George Orwell', 'Aldous Huxley', 'H. G. Wells', 'William Golding'],
    answer: 0,
    explanation:
      'The sentence is the last form of the commandments in "Animal Farm" (1945), George Orwell’s satire on totalitarianism. Golding’s fable of power is "Lord of the Flies".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Wordsworth’s "The Child is father of the Man" is an example of:',
    options: ['simile', 'apostrophe', 'onomatopoeia', 'paradox'],
    answer: 3,
    explanation:
      'A paradox seems to contradict itself but holds a truth: what we are as children shapes the adult. A simile would need a comparison with "like" or "as".',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'What is the rhyme scheme of a Shakespearean sonnet?',
    options: ['abab cdcd efef gg', 'abba abba cde cde', 'abab bcbc cdcd ee', 'aabb ccdd eeff gg'],
    answer: 0,
    explanation:
      'The Shakespearean sonnet has three quatrains and a couplet: abab cdcd efef gg. "abba abba cde cde" is Petrarchan, and "abab bcbc cdcd ee" is Spenserian.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'Which of these novels was NOT written by Charles Dickens?',
    options: ['Hard Times', 'Bleak House', 'Great Expectations', 'Middlemarch'],
    answer: 3,
    explanation:
      '"Middlemarch" is by George Eliot, the pen name of Mary Ann Evans. The other three are novels by Dickens from the 1850s and 1860s.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: 'The publication of which book in 1798 is usually taken as the start of the English Romantic period?',
    options: ['Songs of Innocence', 'Lyrical Ballads', 'The Prelude', 'Prometheus Unbound'],
    answer: 1,
    explanation:
      'Wordsworth and Coleridge published "Lyrical Ballads" in 1798. "Songs of Innocence" by Blake is earlier (1789), and "The Prelude" appeared only after Wordsworth’s death in 1850.',
  },
  {
    type: 'sba',
    subject: 'english',
    text: '"Waiting for Godot", a landmark of the theatre of the absurd, is by:',
    options: ['Harold Pinter', 'John Osborne', 'Samuel Beckett', 'G. B. Shaw'],
    answer: 2,
    explanation:
      'Samuel Beckett wrote it first in French and then translated it into English himself. Pinter, influenced by Beckett, wrote "The Birthday Party" and "The Caretaker".',
  },
]
