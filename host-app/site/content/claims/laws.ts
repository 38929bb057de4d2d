/** The laws whose rules are stated on pages, with their texts. */
export const LAWS: Readonly<Record<string, `https://${string}`>> = {
  'Cal. Civ. Code 1798.130':
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.130.',
  'Cal. Civ. Code 1798.140':
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.140.',
  '11 CCR 7021': 'https://www.law.cornell.edu/regulations/california/11-CCR-7021',
  '11 CCR 7026': 'https://www.law.cornell.edu/regulations/california/11-CCR-7026',
  '11 CCR 7101': 'https://www.law.cornell.edu/regulations/california/11-CCR-7101',
  'Data (Use and Access) Act 2025': 'https://www.legislation.gov.uk/ukpga/2025/18',
  'Digital Markets, Competition and Consumers Act 2024': 'https://www.legislation.gov.uk/ukpga/2024/13',
  'UK GDPR, Article 33': 'https://www.legislation.gov.uk/eur/2016/679/article/33',
}
