import { part } from './part.ts'

/** What the residency entrance asks of the faculty itself, after the basic subjects. */
export const faculty = {
  medicine: part('ফ্যাকাল্টি: মেডিসিন', 'Faculty: Medicine', 'tanvir', [
    ['Clinical cardiology: প্রশ্ন যেভাবে আসে', 'Clinical cardiology: how it is asked'],
    ['Chest, TB ও Arterial blood gas', 'Chest, TB and arterial blood gases'],
    ['Neurology: Lesion কোথায়', 'Neurology: where is the lesion'],
    ['Rheumatology ও Skin', 'Rheumatology and skin'],
    ['Poisoning ও Snake bite', 'Poisoning and snake bite'],
  ]),
  surgery: part('ফ্যাকাল্টি: সার্জারি', 'Faculty: Surgery', 'imtiaz', [
    ['Trauma ও ATLS-এর ধাপ', 'Trauma and the steps of ATLS'],
    ['Acute abdomen', 'Acute abdomen'],
    ['Breast ও Thyroid', 'Breast and thyroid'],
    ['Urological emergencies', 'Urological emergencies'],
    ['Fracture, ENT ও Eye: অল্প কথায়', 'Fractures, ENT and eye in brief'],
  ]),
  paediatrics: part('ফ্যাকাল্টি: শিশু', 'Faculty: Paediatrics', 'anwar', [
    ['Neonatal emergencies', 'Neonatal emergencies'],
    ['Growth, Milestone ও Nutrition', 'Growth, milestones and nutrition'],
    ['শিশুর শ্বাসকষ্ট ও জ্বর', 'The child with breathlessness and fever'],
    ['Congenital heart disease', 'Congenital heart disease'],
    ['EPI ও Childhood infections', 'EPI and childhood infections'],
  ]),
  basic: part('ফ্যাকাল্টি: বেসিক ও প্যারাক্লিনিক্যাল', 'Faculty: Basic and Para-clinical', 'polash', [
    ['Cell biology ও Molecular techniques', 'Cell biology and molecular techniques'],
    ['Laboratory medicine ও Quality control', 'Laboratory medicine and quality control'],
    ['Forensic medicine ও Toxicology', 'Forensic medicine and toxicology'],
    ['Community medicine ও Biostatistics', 'Community medicine and biostatistics'],
    ['Research methodology', 'Research methodology'],
  ]),
}

/** Short clinical stretches for the Diploma entrance. */
export const diploma = {
  medical: part('মেডিসিন ও সংশ্লিষ্ট বিষয়', 'Medicine and allied subjects', 'tanvir', [
    ['Cardiology ও ECG', 'Cardiology and the ECG'],
    ['Respiratory ও TB', 'Respiratory medicine and TB'],
    ['Diabetes ও Thyroid', 'Diabetes and thyroid'],
    ['Skin ও Venereal disease', 'Skin and venereal disease'],
    ['Neurology ও Psychiatry', 'Neurology and psychiatry'],
  ]),
  surgical: part('সার্জারি ও সংশ্লিষ্ট বিষয়', 'Surgery and allied subjects', 'ariful', [
    ['Anaesthesia-র ভিত্তি', 'Foundations of anaesthesia'],
    ['Eye: যা আসে', 'Eye: what is asked'],
    ['ENT: যা আসে', 'ENT: what is asked'],
    ['Orthopaedics ও Trauma', 'Orthopaedics and trauma'],
  ]),
  motherChild: part('মা ও শিশু', 'Mother and child', 'rumana', [
    ['Antenatal care ও High-risk pregnancy', 'Antenatal care and high-risk pregnancy'],
    ['PPH, Eclampsia ও Obstructed labour', 'PPH, eclampsia and obstructed labour'],
    ['Neonate ও EPI', 'The newborn and EPI'],
    ['Malnutrition ও Diarrhoea', 'Malnutrition and diarrhoea'],
  ]),
}
