-- How texts are compared in searches and lists: without case and accents. Immutable, so that it may be indexed.
create function search_text(value text) returns text
  language sql immutable parallel safe strict
  return translate(
    replace(replace(replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđðı', 'olddi'
  );
