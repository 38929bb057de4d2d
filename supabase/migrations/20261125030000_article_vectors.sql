-- Vectors of articles, by which a search finds what is meant as well as what is said. Each article has one of its title,
-- of each alternate question and of each short run of its sentences.

create table app.article_vectors (
  content_id uuid not null references public.content on delete cascade,
  -- Vectors of different models cannot be compared.
  model text not null,
  -- The article's updated_at when its text was read.
  article_changed timestamptz not null,
  -- Each a vector of whole numbers from -127 to 127, a byte each, in base64. None where the model cannot read the article.
  vectors text[] not null,
  primary key (content_id, model)
);
alter table app.article_vectors enable row level security;
alter table app.article_vectors force row level security;
revoke all on app.article_vectors from public, anon, authenticated;
grant select, insert, update, delete on app.article_vectors to service_role;
