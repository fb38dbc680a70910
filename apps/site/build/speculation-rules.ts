// The browser may fetch the results page when a link to it is hovered. The page is the same for every query, so one
// fetched copy serves all links, and fetching it does not start a search or count towards a rate limit.
// https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules

/** This header of the results page states that the query does not change the document. */
export const RESULTS_HEADERS = { 'no-vary-search': 'params' };

export function renderSpeculationRules(resultsPath: string): string {
  const rules = {
    prefetch: [
      {
        where: { href_matches: `${resultsPath}\\?*` },
        eagerness: 'moderate',
        expects_no_vary_search: RESULTS_HEADERS['no-vary-search'],
      },
    ],
  };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}
