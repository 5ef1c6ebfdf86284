import { part } from './part.ts'

/** The hundred medical marks of the special BCS, as an assistant surgeon meets them. */
export const specialBcs = {
  medicine: part('মেডিসিন', 'Medicine', 'tanvir', [
    ['জ্বর: Dengue, Typhoid ও Malaria', 'Fever: dengue, typhoid and malaria'],
    ['Hypertension ও Ischaemic heart disease', 'Hypertension and ischaemic heart disease'],
    ['Asthma, COPD ও TB', 'Asthma, COPD and TB'],
    ['Diabetes ও Thyroid', 'Diabetes and thyroid'],
    ['Stroke, Epilepsy ও Meningitis', 'Stroke, epilepsy and meningitis'],
    ['Poisoning ও Snake bite', 'Poisoning and snake bite'],
  ]),
  surgery: part('সার্জারি', 'Surgery', 'imtiaz', [
    ['Acute abdomen', 'Acute abdomen'],
    ['Trauma, Burn ও Shock', 'Trauma, burns and shock'],
    ['Hernia, Hydrocele ও Anorectal disease', 'Hernia, hydrocele and anorectal disease'],
    ['Fracture ও Dislocation', 'Fractures and dislocations'],
    ['Eye ও ENT', 'Eye and ENT'],
  ]),
  motherChild: part('গাইনি ও শিশু', 'Gynae and paediatrics', 'tahmina', [
    ['Antenatal care ও Eclampsia', 'Antenatal care and eclampsia'],
    ['PPH ও Obstructed labour', 'PPH and obstructed labour'],
    ['Family planning', 'Family planning'],
    ['IMCI ও Malnutrition', 'IMCI and malnutrition'],
    ['EPI ও Neonatal care', 'EPI and newborn care'],
  ]),
  basic: part('বেসিক সায়েন্স', 'Basic sciences', 'mahmudul', [
    ['Anatomy: প্রশ্নে যা ফিরে আসে', 'Anatomy: what keeps coming back'],
    ['Physiology: Heart, Lung ও Kidney', 'Physiology: heart, lung and kidney'],
    ['Pathology: Inflammation ও Neoplasia', 'Pathology: inflammation and neoplasia'],
    ['Microbiology ও Immunity', 'Microbiology and immunity'],
    ['Pharmacology: Essential drugs', 'Pharmacology: essential drugs'],
  ]),
  community: part('কমিউনিটি ও ফরেনসিক মেডিসিন', 'Community and forensic medicine', 'rafiqul', [
    ['স্বাস্থ্যব্যবস্থা ও Primary health care', 'The health system and primary health care'],
    ['Epidemiology ও Biostatistics', 'Epidemiology and biostatistics'],
    ['Injury report, Postmortem ও Medical ethics', 'Injury reports, postmortem and medical ethics'],
  ]),
}
